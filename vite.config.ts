import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What several pages of a subject share is one file: a page loads its subject's, the frame's and React. */
const SUBJECTS: readonly [name: string, files: RegExp][] = [
  ['form', /\/web\/ui\/(?:form\/|note)/],
  ['ads', /\/web\/ads\/[\w-]+\.|\/web\/hair\/|\/rules\/(?:ads|hair)\/|\/rules\/(?:numbers|money)/],
  ['list', /\/web\/ads\/(?:list|find)\/|\/rules\/search\//],
  ['staff', /\/(?:web|rules)\/(?:staff|moderation)\//],
  ['account', /\/web\/(?:account|payment)\//],
  ['post', /\/web\/(?:post|my-ads)\//],
  ['talk', /\/(?:web|rules)\/messages\//],
  ['article', /\/web\/content\/article\//],
];

/** Whatever a file of ours imports, and what that imports. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from) (?!type)[^']*'([^']+)'/gm,
  )) {
    if (path.startsWith('.')) listImports(join(dirname(file), path), found);
    else if (path.startsWith('#')) listImports(join(import.meta.dirname, 'src', path.slice(1)), found);
  }
  return found;
}

/** What stands round every page is on every page. */
const frame = ['page-frame.tsx', 'error-page.tsx', 'use-frame.ts'].reduce(
  (found, file) => listImports(join(import.meta.dirname, 'src/web/frame', file), found),
  new Set<string>(),
);

const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
      priority: 30,
    },
    { name: 'frame', test: (file: string) => frame.has(file), priority: 25 },
    // A file goes to the first that it fits, with what it imports: the ones that import least come first.
    ...SUBJECTS.map(([name, test], place) => ({ name, test, priority: 20 - place, minShareCount: 2 })),
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css: { modules: command === 'build' ? { generateScopedName: shortClass } : {} },
  build: {
    // One stylesheet for all pages: the next page finds it in the cache.
    cssCodeSplit: false,
    // The Content-Security-Policy allows no data: fonts and no data: styles.
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
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
