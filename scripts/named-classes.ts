import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

const sheets = globSync('src/web/**/*.module.css', { cwd: ROOT }).toSorted();

/**
 * A class name stands where it is used, as plain text. As members of one object all names of a stylesheet would be in
 * the script, and as constants each would have to be declared, exported and imported. Where the name is only known
 * while the page runs, the constants stay.
 */
export const namedClasses: Plugin[] = [
  {
    name: 'named-classes',
    apply: 'build',
    enforce: 'pre',
    transform(code, file) {
      if (!file.startsWith(SRC) || !file.endsWith('.tsx')) return null;
      return [...code.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].reduce(
        (text, [line, styles = '', path = '']) => nameClasses(text, { line, styles, path, file }),
        code,
      );
    },
  },
  {
    // No name of it may be asked for any more: it stays all the same.
    name: 'keep-stylesheets',
    apply: 'build',
    enforce: 'post',
    transform: (code, file) =>
      file.startsWith(SRC) && file.endsWith('.module.css')
        ? { code, map: null, moduleSideEffects: 'no-treeshake' }
        : null,
  },
];

type StylesImport = { line: string; styles: string; path: string; file: string };

function nameClasses(code: string, { line, styles, path, file }: StylesImport): string {
  const sheet = join(dirname(file), path);
  const css = readFileSync(sheet, 'utf8');
  // What the stylesheet has not is what its module would say: undefined.
  const nameClass = (_: string, name: string) =>
    new RegExp(`\\.${name}\\b`).test(css) ? JSON.stringify(shortClass(name, sheet, css)) : 'undefined';
  // In its place: the order of stylesheets is that of their imports.
  const [before = '', after = ''] = code
    .split(line)
    .map((text) => text.replaceAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'), nameClass));
  const isLeft = new RegExp(`\\b${styles}\\b`).test(before + after);
  return `${before}import ${isLeft ? `* as ${styles} from ` : ''}'${path}';${after}`;
}

/**
 * A sixth of the stylesheet would be made-up names. These are the place of the file and of the name in it, so that the
 * browser's build and the server's come to the same ones.
 */
export function shortClass(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(ROOT, file.replace(/\?.*$/, '')));
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, found]) => found);
  const place = [...new Set(names)].indexOf(name);
  if (sheet < 0 || place < 0) throw new Error(`${name} of ${file} cannot be named.`);
  return `_${sheet.toString(36)}-${place.toString(36)}`;
}
