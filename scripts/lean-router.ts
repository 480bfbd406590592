// Parts of React Router that no page here uses are left out of the browser's script, and one behaves as people need it.
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib',
);

/** Ours in the place of the router's: what becomes of a page whose script cannot be had. */
const PAGE_MODULES = join(import.meta.dirname, '../src/web/frame/between-pages/load-page-module.ts');

/** What only servers and server components ask for; none of them is in the browser's script. */
const notHere = (...names: string[]) => names.map((name) => `export const ${name} = undefined;`).join('\n');

/** Whole modules of the router, each by the names that others import from it. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Nobody watches the router in a browser: it is given no `instrumentations`.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${notHere('instrumentHandler', 'instrumentationResultMetaContext')}`,
  // All routes are known from the start: `routeDiscovery` is 'initial'.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${notHere('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
  // Our root has an error page of its own. Where the frame itself fails, these words are all there is.
  'dom/ssr/errorBoundaries.js': `
    import { Component, createElement } from 'react';
    export const RemixRootDefaultErrorBoundary = () =>
      createElement('html', { lang: 'en-GB' },
        createElement('head', null, createElement('title', null, 'Something went wrong')),
        createElement('body', null,
          createElement('h1', null, 'Something went wrong'),
          createElement('p', null, 'It is our fault. ', createElement('a', { href: '' }, 'Load the page again'))));
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError(error) {
        return { error, failedAt: undefined };
      }
      static getDerivedStateFromProps({ location }, { error, failedAt }) {
        if (!error) return null;
        if (failedAt === undefined) return { failedAt: location };
        return failedAt === location ? null : { error: undefined, failedAt: undefined };
      }
      render() {
        return this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children;
      }
    }`,
  'dom/ssr/routeModules.js': `export { loadRouteModule } from '${PAGE_MODULES}';`,
  // Every page comes with its data.
  'dom/ssr/fallback.js': `export const RemixRootDefaultHydrateFallback = () => null;`,
  // Refusals travel as answers, not in the digest of an error: there are no server components.
  'errors.js': `
    export const decodeRedirectErrorDigest = () => undefined;
    export const decodeRouteErrorResponseDigest = () => undefined;`,
};

/** A router that has no such module any more fails the build, and so does one whose module gives other names. */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    load(id) {
      const part = relative(ROUTER, id);
      const standIn = STAND_INS[part];
      if (standIn !== undefined) met.add(part);
      return standIn ?? null;
    },
    buildEnd(error) {
      const missed = Object.keys(STAND_INS).filter((part) => !met.has(part));
      if (!error && missed.length > 0) this.error(`React Router has no ${missed.join(', ')} any more.`);
    },
  };
}
