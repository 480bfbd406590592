import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const SRC = join(import.meta.dirname, 'src');

/** What stands round every page, and the small parts that most pages have. */
const ON_EVERY_PAGE = [
  'web/frame/page-frame.tsx',
  'web/frame/error-page.tsx',
  'web/frame/use-frame.ts',
  'web/frame/time/age.tsx',
  'web/frame/time/page-time.ts',
  'web/start/hydrate.tsx',
  'web/ads/is-list-stale.ts',
  'web/ads/show/ad-page.module.css',
  'web/post/step-frame.module.css',
  'web/post/steps.ts',
  'web/saved/saved-searches-page.module.css',
  'rules/ads/ad-words.ts',
  'web/ui/share-button.tsx',
  'web/metadata/structured-data.ts',
  'web/ui/chips.tsx',
  'web/ui/form/options.tsx',
  'web/ui/form/said.tsx',
  'web/ui/lazy-part.ts',
  'web/ui/note.tsx',
  'web/ui/section-head.tsx',
  'web/ui/use-noted-miss.ts',
  'web/ui/use-typed.ts',
  'web/ui/use-typed-address.ts',
  'rules/limits.ts',
  'rules/accounts/account-rules.ts',
];

/**
 * What several pages share, in as few files as keep a page from loading what it has no use for. A file of ours goes to
 * the first row it fits, with whatever it imports that has no place yet: so those that import least come first.
 */
const SHARED: readonly [name: string, ...paths: string[]][] = [
  [
    'form',
    'web/ui/form/',
    'web/frame/time/moment',
    'rules/help/case-words',
    'web/ui/use-focus-on',
    'web/request/',
    'web/area/area-',
    'web/hair/other-measure',
    'rules/read-',
    'rules/photo-types',
    'rules/numbers/read-',
    'rules/hair/read-',
  ],
  ['conversations', 'web/messages/conversation-'],
  [
    'cards',
    'web/hair/',
    'web/ads/ad-',
    'web/ads/save-',
    'web/ads/told',
    'web/ads/use-',
    'web/ads/viewed/recently-',
    'web/ads/viewed/viewed-key',
    'web/ads/viewed/viewed.ts',
    'web/ads/show/seller/seller-facts',
    'rules/ads/photos/',
    'web/ads/show/ad-gallery.module',
  ],
  ['ratings', 'rules/ratings/', 'web/ratings/'],
  ['own-price', 'web/my-ads/price/'],
  [
    'state',
    'web/frame/time/day',
    'rules/ads/state',
    'rules/moderation/holds',
    'rules/moderation/report-',
    'rules/payments/',
    'web/ads/hold-notes',
    'web/ui/use-ticked',
    'web/ui/use-countdown',
    'web/my-ads/',
    'rules/personal-data/',
  ],
  ['countries', 'rules/countries/countries', 'rules/countries/country-names', 'web/account/country-options'],
  ['fields', 'rules/ads/fields', 'rules/search/', 'web/ads/describe-amount', 'web/prices/use-usual-currency'],
  ['list', 'web/ads/list/', 'web/ads/find/'],
  ['account', 'web/account/', 'web/payment/', 'web/session/', 'rules/accounts/'],
  ['meter', 'web/prices/fair-price-meter'],
  ['aids', 'web/prices/sold-range', 'web/messages/offer-aids', 'rules/offers/quick-'],
  ['charts', 'web/ui/use-reading', 'web/ui/bar-chart'],
  ['prices', 'rules/prices/', 'web/prices/'],
  [
    'acts',
    'web/ui/use-keys',
    'web/staff/labelled-',
    'web/staff/reason-',
    'web/staff/told-',
    'web/staff/facts',
    'web/staff/audit-list',
    'web/staff/ads/',
    'web/staff/moderation/',
  ],
  ['tables', 'web/staff/tables/', 'rules/staff/', 'web/staff/'],
  ['post', 'web/post/'],
  [
    'ask',
    'web/messages/ask-path',
    'web/messages/composer',
    'web/messages/offer-form',
    'web/messages/quick-questions',
  ],
  ['light', 'web/sales/light', 'web/sales/lock-', 'web/sales/say-asked'],
  ['talk', 'web/messages/', 'rules/messages/', 'web/offers/', 'rules/offers/', 'web/sales/'],
  ['article', 'web/content/article/'],
];

/** Whatever a file of ours imports, and what that imports. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from) (?!type)[^']*'([^']+)'/gm,
  )) {
    if (path.startsWith('.')) listImports(join(dirname(file), path), found);
    else if (path.startsWith('#')) listImports(join(SRC, path.slice(1)), found);
  }
  return found;
}

const everywhere = ON_EVERY_PAGE.reduce(
  (found, file) => listImports(join(SRC, file), found),
  new Set<string>(),
);

const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\/|vite\/preload-helper|rolldown\/runtime/,
      priority: 30,
    },
    { name: 'frame', test: (file: string) => everywhere.has(file), priority: 25 },
    ...SHARED.map(([name, ...paths], place) => ({
      name,
      test: (file: string) => paths.some((path) => file.startsWith(join(SRC, path))),
      priority: 20 - place,
      minShareCount: 2,
    })),
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), namedClasses],
  css: { modules: command === 'build' ? { generateScopedName: shortClass } : {} },
  build: {
    // One stylesheet for all pages: the next page finds it in the cache.
    cssCodeSplit: false,
    // The Content-Security-Policy allows no data: fonts and no data: styles.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting, chunkFileNames: FILE_NAMES, entryFileNames: FILE_NAMES },
        },
      },
    },
  },
}));

/**
 * Of a module's class names only those that are used, and as plain text where they are: as members of one object all
 * of them would be in the script.
 */
const namedClasses = {
  name: 'named-classes',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform(code: string, file: string) {
    if (!file.startsWith(SRC) || !file.endsWith('.tsx')) return null;
    return code.replaceAll(/^import (\w+) from ('[^']+\.module\.css';)$/gm, 'import * as $1 from $2');
  },
};

/** Every page knows the names of all files: seven letters tell two builds apart as well as eight do. */
const FILE_NAMES = 'assets/[name]-[hash:7].js';

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
