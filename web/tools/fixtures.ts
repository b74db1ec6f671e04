/** Sample states for the dev page: the folder `fixtures/` (or REGNUM_FIXTURES) under `/fixtures` while developing. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

export function fixtures(): Plugin {
  const folder = process.env['REGNUM_FIXTURES'] ?? 'fixtures';
  return {
    name: 'regnum-fixtures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/fixtures', (request, response) => {
        const file = join(folder, basename((request.url ?? '').split('?')[0] ?? ''));
        response.setHeader('content-type', 'application/json');
        if (!file.endsWith('.json') || !existsSync(file)) response.statusCode = 404;
        response.end(response.statusCode === 404 ? '{}' : readFileSync(file));
      });
    },
  };
}
