import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fixtures } from './tools/fixtures.ts';
import { icons } from './tools/icons.ts';

const server = process.env['REGNUM_SERVER'] ?? 'http://127.0.0.1:7654';

export default defineConfig(({ command }) => ({
  // The server says where the files of the built page are: it may be served under a path.
  base: command === 'build' ? './' : '/',
  plugins: [svelte(), icons(), fixtures()],
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/regnum/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
}));
