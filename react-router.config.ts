import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // Pages that need no script ask for no route manifest either.
  routeDiscovery: { mode: 'initial' },
  // What tells somebody that the line is down must not have to come over it first.
  splitRouteModules: false,
} satisfies Config;
