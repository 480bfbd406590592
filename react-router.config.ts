import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // Pages that need no script ask for no route manifest either.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
