/**
 * The icons of the page as one sprite a group: `src/parts/icons.ts` is the common group, `src/games/<game>/icons.ts`
 * a game's own. Only the ids named there leave the icon set, so a view loads no figure that it can't show.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import type { Plugin } from 'vite';
import { icons as set } from '@iconify-json/game-icons';
import { own } from '../src/parts/drawings.ts';

const VIRTUAL = 'virtual:icons';
const RESOLVED = '\0' + VIRTUAL;
const DEV = '/@icons/';

interface Group {
  name: string;
  ids: string[];
}

/** The groups of icons that the sources name, the common one first; an id belongs to the first group that has it. */
export function groups(root: string): Group[] {
  const games = join(root, 'src/games');
  const named = existsSync(games) ? readdirSync(games, { withFileTypes: true }) : [];
  const files: [string, string][] = [['common', join(root, 'src/parts/icons.ts')]];
  for (const entry of named) {
    const file = join(games, entry.name, 'icons.ts');
    if (entry.isDirectory() && existsSync(file)) files.push([entry.name, file]);
  }
  const seen = new Set<string>();
  return files.map(([name, file]) => {
    const ids = [...readFileSync(file, 'utf8').matchAll(/['"]([a-z0-9-]+)['"]/g)].map((match) => match[1] ?? '');
    const fresh = [...new Set(ids)].filter((id) => !seen.has(id) && symbol(id) !== null);
    fresh.forEach((id) => seen.add(id));
    return { name, ids: fresh };
  });
}

function symbol(id: string): string | null {
  const drawn = own[id];
  if (drawn !== undefined) return `<symbol id="${id}" viewBox="${drawn.box}">${drawn.body}</symbol>`;
  const data: IconifyJSON = set;
  const alias = data.aliases?.[id]?.parent ?? id;
  const icon = data.icons[alias];
  return icon === undefined ? null : `<symbol id="${id}" viewBox="0 0 512 512">${bare(icon.body)}</symbol>`;
}

/** Without fills of its own a figure takes the colour of the element that uses it. */
function bare(body: string): string {
  return body.replaceAll(' fill="currentColor"', '');
}

function sprite(group: Group): string {
  const symbols = group.ids.map((id) => symbol(id) ?? '').join('');
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
}

function moduleText(all: Group[], address: (group: Group) => string): string {
  const tables = all.map((group) => `[${JSON.stringify(address(group))},${JSON.stringify(group.ids.join(' '))}]`);
  return `const home=new Map();for(const [url,ids] of [${tables.join(',')}])for(const id of ids.split(' '))home.set(id,url);
export const hrefOf=(id)=>{const url=home.get(id);return url===undefined?'':url+'#'+id};
export const known=()=>[...home.keys()];
export const sprites=${JSON.stringify(Object.fromEntries(all.map((group) => [group.name, address(group)])))};`;
}

export function icons(): Plugin {
  let root = process.cwd();
  let building = false;
  return {
    name: 'regnum-icons',
    configResolved(config) {
      root = resolve(config.root);
      building = config.command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const all = groups(root);
      if (!building) return moduleText(all, (group) => `${DEV}${group.name}.svg`);
      return moduleText(all, (group) => {
        const source = sprite(group);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
        const fileName = `assets/icons-${group.name}-${hash}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      });
    },
    configureServer(server) {
      server.middlewares.use(DEV, (request, response) => {
        const name = (request.url ?? '').slice(1).replace(/\.svg.*$/, '');
        const group = groups(root).find((one) => one.name === name);
        response.setHeader('content-type', 'image/svg+xml');
        response.end(group === undefined ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : sprite(group));
      });
      server.watcher.on('change', (file) => {
        if (!file.endsWith('/icons.ts')) return;
        const module = server.moduleGraph.getModuleById(RESOLVED);
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
