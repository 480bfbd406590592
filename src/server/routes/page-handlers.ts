import { createRequestHandler, type ServerBuild } from 'react-router';

type Handler = ReturnType<typeof createRequestHandler>;
type Handlers = { whole: Handler; byPath: Map<string, Handler> };

const handlers = new WeakMap<ServerBuild, Handlers>();

/**
 * Who answers at an address. React Router looks through all its routes several times for every request; a page whose
 * address has no part that varies is known by it, and its own routes are all that is looked through.
 */
export function findPageHandler(build: ServerBuild, url: string): Handler {
  const { whole, byPath } = openPageHandlers(build);
  const [path = ''] = url.split('?', 1);
  return byPath.get(path) ?? whole;
}

/** Made once for each build: it reads all routes. */
function openPageHandlers(build: ServerBuild): Handlers {
  const known = handlers.get(build);
  if (known) return known;
  const made = { whole: createRequestHandler(build), byPath: new Map(listStaticPages(build)) };
  handlers.set(build, made);
  return made;
}

function listStaticPages(build: ServerBuild): [string, Handler][] {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  return Object.keys(build.routes)
    .filter((id) => !parents.has(id))
    .map((id) => listBranch(build, id))
    .filter((branch) => branch.every(({ path = '' }) => !/[:*?]/.test(path)))
    .flatMap((branch) => {
      const path = `/${branch.flatMap((route) => route.path || []).join('/')}`;
      const routes = Object.fromEntries(branch.map((route) => [route.id, route]));
      const handler = createRequestHandler({ ...build, routes });
      // A client navigation asks for the page's data alone.
      return [path, `${path}.data`, `${path.replace(/\/$/, '')}/_.data`].map((each): [string, Handler] => [
        each,
        handler,
      ]);
    });
}

type Route = NonNullable<ServerBuild['routes'][string]>;

/** A route below all it stands in. */
function listBranch(build: ServerBuild, id: string | undefined): Route[] {
  const route = id === undefined ? undefined : build.routes[id];
  return route === undefined ? [] : [...listBranch(build, route.parentId), route];
}
