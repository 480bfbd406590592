/** What leaves the house as JSON; what makes it is called make-…-view.ts. */
const VIEWS = '^src/market/.*/(?!make-)[^/]*-view\\.ts$';

/** What has a URL: React Router leaves loader and action, and what only they import, out of the browser's bundle. */
const PAGES = '^src/web/.*-(?:page|route)\\.tsx?$';

/** What reads an address or a form on the server. */
const READS_INPUT = [
  '^src/web/.*/(?:read|move|act)-[^/]*\\.ts$',
  '^src/web/.*-from-form\\.ts$',
  '^src/web/post/save/',
];

/** The floors of the house. Each rule reads: files of `from` may not import files of `to`. */
export default {
  forbidden: [
    {
      name: 'rules-stand-alone',
      comment:
        'rules/ is true everywhere: it imports only itself, zod, and by name what is as small and pure as a rule.',
      from: { path: '^src/rules', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/rules', '^node_modules/zod', '^node_modules/fastest-levenshtein/'] },
    },
    {
      name: 'zod-lives-in-schemas',
      comment:
        'Labels and limits lie apart from what checks input, so that a component can say them without zod. Types cost nothing.',
      from: { path: '^src/rules', pathNot: ['-schema\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^node_modules/zod', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-load-no-schema',
      comment: 'Nor does a rule get zod through the schema beside it.',
      from: { path: '^src/rules', pathNot: ['-schema\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^src/rules/.*-schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-market',
      comment: 'platform/ is the outside world. It may read rules/, never what is built on it.',
      from: { path: '^src/platform' },
      to: { path: '^src/(market|api|web|demo|server)' },
    },
    {
      name: 'market-knows-no-doors',
      comment: 'A use case does not know whether a page or a program asked.',
      from: { path: '^src/market' },
      to: { path: ['^src/(api|web|demo|server)', '^node_modules/(fastify|react|react-router)/'] },
    },
    {
      name: 'nobody-looks-up-to-the-server',
      comment: 'server/ starts and wires; nothing below knows of it.',
      from: { path: '^src/(api|web|demo)' },
      to: { path: '^src/server' },
    },
    {
      name: 'doors-are-apart',
      comment:
        'api/ and web/ do not know of each other, but for the type of the API that the typed client reads.',
      from: { path: '^src/(api|web)' },
      to: { path: '^src/(api|web|demo)', pathNot: ['^src/$1/', '^src/api/api\\.ts$'] },
    },
    {
      name: 'web-only-names-the-api',
      comment: 'web/ may name the API (import type) but never load it: the browser would get it.',
      from: { path: '^src/web' },
      to: { path: '^src/api', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'doors-order-from-the-menu',
      comment:
        'Both doors reach the work through market/market.ts and know the views it gives; neither touches the platform.',
      from: { path: '^src/(api|web)' },
      to: { path: '^src/(market|platform)', pathNot: ['^src/market/market\\.ts$', VIEWS] },
    },
    {
      name: 'doors-only-name-the-market',
      comment: 'A door is handed its market; it may name it (import type) but never opens one itself.',
      from: { path: '^src/(api|web)' },
      to: { path: '^src/market', pathNot: VIEWS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-only-name-views',
      comment:
        'A page is given its views; it may name them (import type) but checks none: the browser would get zod.',
      from: { path: '^src/web' },
      to: { path: VIEWS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'views-stand-alone',
      comment: 'A view says what leaves the house: it is made of rules and other views.',
      from: { path: VIEWS },
      to: { path: '^src', pathNot: ['^src/rules', VIEWS] },
    },
    {
      name: 'ui-stands-alone',
      comment: 'web/ui is drawn from its props: it knows neither the frame nor a request.',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/web/', pathNot: '^src/web/ui/' },
    },
    {
      name: 'components-load-no-schema',
      comment: 'zod stays out of the browser: only routes and what reads their input check it.',
      from: { path: '^src/web/', pathNot: [...READS_INPUT, PAGES, '\\.test\\.tsx?$'] },
      to: { path: ['^node_modules/zod', '-schema\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components-read-no-input',
      comment: 'Nor does a component get zod through what reads the input of its page.',
      from: { path: '^src/web/.*\\.tsx$', pathNot: [PAGES, '\\.test\\.tsx$'] },
      to: { path: READS_INPUT, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-lives-in-stores',
      comment: 'Only *-store.ts files name tables; a table has one subject that writes it.',
      from: { path: '^src/(market|demo)', pathNot: ['-store\\.ts$', '^src/market/sql/'] },
      to: { path: ['^src/platform/postgres/schema\\.ts$', '^node_modules/kysely'] },
    },
    {
      name: 'stores-are-private',
      comment: "A subject calls another subject's use cases, not its store.",
      from: { path: '^src/market/([^/]+)/' },
      to: { path: '-store\\.ts$', pathNot: '^src/market/$1/' },
    },
    {
      name: 'shared-sql-is-for-stores',
      comment:
        'Conditions and columns that several subjects ask for lie in market/sql; a query is put together in a store.',
      from: { pathNot: ['-store\\.ts$', '^src/market/sql/'] },
      to: { path: '^src/market/sql/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-are-for-use-cases',
      comment: 'Nobody outside the market reaches past a use case into its store.',
      from: { path: '^src/(server|api|web|demo)' },
      to: { path: '^src/market/.*-store\\.ts$' },
    },
    {
      name: 'server-orders-from-the-menu',
      comment: 'server/ wires: it opens the market and its context, and reaches past neither into a subject.',
      from: { path: '^src/server' },
      to: { path: '^src/market/[^/]+/' },
    },
    {
      name: 'server-speaks-no-sql',
      comment: 'What server/ asks of the database, it asks the market or the platform.',
      from: { path: '^src/server' },
      to: { path: ['^src/platform/postgres/schema\\.ts$', '^node_modules/kysely'] },
    },
    { name: 'no-circles', from: { path: '^src' }, to: { circular: true } },
    {
      name: 'no-lost-imports',
      from: { path: '^src' },
      to: { couldNotResolve: true, pathNot: ['\\+types/', '\\?url$', '^virtual:'] },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: ['\\.react-router', '\\+types', '^build'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
