/** React Router's list of routes, as far as it is read here. */
type Route = { id: string; module: string; imports: string[] } & Record<string, unknown>;
type Manifest = { routes: Record<string, Route> } & Record<string, unknown>;

const BEGINS = 'window.__reactRouterManifest=';

/**
 * Every page loads the list of all routes. Most of it can be told from the rest: an id stands in front of its route, a
 * file is called after its route, and most routes are alike. The list that leaves all this out puts itself together
 * again where it is loaded.
 */
export function shortenManifest(text: string): string {
  if (!text.startsWith(BEGINS)) throw new Error('This is not a list of routes as React Router writes it.');
  const manifest = JSON.parse(text.slice(BEGINS.length).replace(/;\s*$/, '')) as Manifest;
  const routes = Object.values(manifest.routes);
  const usual = Object.fromEntries(
    [...new Set(routes.flatMap((route) => Object.keys(route)))]
      .filter((key) => !['id', 'path', 'index', 'module', 'imports'].includes(key))
      .map((key) => [key, mostCommon(routes.map((route) => route[key] ?? null))]),
  );
  const short = Object.fromEntries(routes.map((route) => [route.id, shorten(route, usual)]));
  return `${BEGINS}(${PUT_TOGETHER})(${JSON.stringify({ ...manifest, routes: short })},${JSON.stringify(usual)});`;
}

function shorten(route: Route, usual: Record<string, unknown>) {
  const { id, module, imports, ...rest } = route;
  const name = id.slice(id.lastIndexOf('/') + 1);
  const file = toShortName(module);
  const other = Object.entries({ parentId: null, ...rest }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]),
  );
  return {
    m: file.startsWith(`${name}-`) ? file.slice(name.length) : file,
    i: imports.map(toShortName),
    ...Object.fromEntries(other),
  };
}

/** Runs in the browser. `m`: the file, without the name of its route; `i`: the files it imports. */
const PUT_TOGETHER = `(l,u)=>{let f=n=>"/assets/"+n+".js",r=l.routes,k;for(k in r){let{m,i,...o}=r[k];r[k]={id:k,...u,...o,module:f(m[0]=="-"?k.slice(k.lastIndexOf("/")+1)+m:m),imports:i.map(f)}}return l}`;

function toShortName(address: string): string {
  const [, name] = /^\/assets\/([^/]+)\.js$/.exec(address) ?? [];
  if (name === undefined) throw new Error(`${address} is not where scripts are.`);
  return name;
}

function mostCommon(values: readonly unknown[]): unknown {
  const counts = Map.groupBy(values, (value) => JSON.stringify(value));
  return [...counts.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
