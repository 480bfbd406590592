import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css: { modules: command === 'build' ? { generateScopedName: shortClass } : {} },
  build: {
    // One stylesheet for all pages: pages load no script, so the next page finds it in the cache.
    cssCodeSplit: false,
    // The Content-Security-Policy allows no data: fonts and no data: styles.
    assetsInlineLimit: 0,
  },
}));

const sheets = globSync('src/web/**/*.module.css').toSorted();

/**
 * A sixth of the stylesheet would be made-up names. These are the place of the file and of the name in it, so that the
 * browser's build and the server's come to the same ones.
 */
function shortClass(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(import.meta.dirname, file.replace(/\?.*$/, '')));
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, found]) => found);
  const place = [...new Set(names)].indexOf(name);
  if (sheet < 0 || place < 0) throw new Error(`${name} of ${file} cannot be named.`);
  return `_${sheet.toString(36)}-${place.toString(36)}`;
}
