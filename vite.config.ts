import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanRouter } from './scripts/lean-router.ts';
import { namedClasses, shortClass } from './scripts/named-classes.ts';
import { namedReact } from './scripts/named-react.ts';

const SRC = join(import.meta.dirname, 'src');

/** What stands round every page, and the small parts that most pages have. */
const ON_EVERY_PAGE = [
  'web/frame/page-frame.tsx',
  'web/frame/errors/error-page.tsx',
  'web/frame/use-frame.ts',
  'web/frame/time/age.tsx',
  'web/frame/time/page-time.ts',
  'web/start/hydrate.tsx',
  'web/ads/is-list-stale.ts',
  'web/ads/show/ad-page.module.css',
  'web/post/step/step-frame.module.css',
  'web/post/step/steps.ts',
  'web/saved/saved-searches-page.module.css',
  'rules/ads/ad-words.ts',
  'web/ui/share-button.tsx',
  'web/metadata/structured-data.ts',
  'web/ui/chips.tsx',
  'web/ui/form/fields/options.tsx',
  'web/ui/form/fields/said.tsx',
  'web/ui/browser/lazy-part.ts',
  'web/ui/note.tsx',
  'web/ui/section-head.tsx',
  'web/ui/hooks/use-noted-miss.ts',
  'web/ui/hooks/use-typed.ts',
  'web/ui/hooks/use-typed-address.ts',
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
    'web/ui/hooks/use-focus-on',
    'web/request/',
    'web/area/area-',
    'web/hair/other-measure',
    'rules/read-',
    'rules/money/read-',
    'rules/preferences/read-',
    'rules/photo-types',
    'rules/numbers/read-',
    'rules/hair/read-',
    'rules/text/number-words',
    // An address only: whoever shows no light at first need not load how it is drawn.
    'web/sales/light/light.css',
  ],
  ['live', 'web/frame/me/use-reload-'],
  ['conversations', 'web/messages/list/conversation-'],
  [
    'cards',
    'web/hair/',
    'web/ads/card/ad-',
    'web/ads/card/save-',
    'web/ads/told',
    'web/ads/use-',
    'web/ads/viewed/recently-',
    'web/ads/viewed/viewed-key',
    'web/ads/viewed/viewed.ts',
    'web/ads/show/seller/seller-facts',
    'rules/ads/photos/',
    'web/ads/show/photos/ad-gallery.module',
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
    'web/ui/hooks/use-ticked',
    'web/ui/hooks/use-countdown',
    'web/my-ads/',
    'rules/personal-data/',
  ],
  ['countries', 'rules/countries/countries', 'rules/countries/country-names', 'web/account/country-options'],
  [
    'fields',
    'rules/ads/fields',
    'rules/hair/detail-',
    'rules/search/',
    'web/ads/describe-amount',
    'web/prices/use-usual-currency',
  ],
  ['list', 'web/ads/list/', 'web/ads/find/'],
  ['account', 'web/account/', 'web/payment/', 'web/session/', 'rules/accounts/'],
  ['meter', 'web/prices/fair-price-meter'],
  ['aids', 'web/prices/sold-range', 'web/messages/offer/offer-aids', 'rules/offers/amount/quick-'],
  ['charts', 'web/ui/hooks/use-reading', 'web/ui/bar-chart'],
  ['prices', 'rules/prices/', 'web/prices/'],
  [
    'acts',
    'web/ui/hooks/use-keys',
    'web/staff/labelled-',
    'web/staff/reason-',
    'web/staff/told-',
    'web/staff/facts',
    'web/staff/audit-list',
    'web/staff/ads/',
    'web/staff/moderation/',
    // What a person's page and a case's need of the lists they stand in.
    'web/staff/users/user-words',
    'web/staff/cases/promise-left',
    'web/staff/cases/desk.css',
  ],
  ['tables', 'web/staff/tables/', 'rules/staff/', 'web/staff/'],
  ['post', 'web/post/'],
  [
    'ask',
    'web/messages/write/ask-path',
    'web/messages/write/composer',
    'web/messages/offer/offer-form',
    'web/messages/write/quick-questions',
  ],
  [
    'light',
    'web/sales/light/light',
    'web/sales/light/lock-',
    'web/sales/say-asked',
    'web/sales/light/fresh-',
    'web/sales/light/ask-for-',
  ],
  [
    'talk',
    'web/messages/',
    'rules/messages/',
    'web/offers/',
    'rules/offers/',
    'web/sales/light/trusted-',
    'web/sales/light/use-',
    'web/sales/parts/step-words',
    'web/sales/parts/money-line',
    'web/sales/sales.css',
  ],
  // What a sale's page shows below its light comes after it.
  ['sale-below', 'web/sales/parts/sale-', 'web/sales/parts/fold'],
  ['sale', 'web/sales/'],
  ['wanted', 'web/wanted/', 'rules/wanted/'],
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
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\/|named:react|vite\/preload-helper|rolldown\/runtime/,
      priority: 30,
    },
    { name: 'frame', test: (file: string) => everywhere.has(file), priority: 25 },
    ...SHARED.map(([name, ...paths], place) => ({
      name,
      test: (file: string) => paths.some((path) => file.startsWith(join(SRC, path))),
      priority: 24 - place,
      minShareCount: 2,
    })),
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), ...namedClasses, leanRouter(), namedReact()],
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
          // What the router only says to its developers.
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'],
          },
          output: { codeSplitting, chunkFileNames: FILE_NAMES, entryFileNames: FILE_NAMES },
        },
      },
    },
  },
}));

/** Every page knows the names of all files: seven letters tell two builds apart as well as eight do. */
const FILE_NAMES = 'assets/[name]-[hash:7].js';
