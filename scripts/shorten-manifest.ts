/** React Router's list of routes, as far as it is read here. */
type Route = { id: string; path?: string; module: string; imports: string[] } & Record<string, unknown>;
type Manifest = { routes: Record<string, Route> } & Record<string, unknown>;

const BEGINS = 'window.__reactRouterManifest=';
/** The first of the signs by which a row names an import or a kind; there are 86 before signs take two bytes. */
const FIRST_SIGN = 40;
const MAX_SIGNS = 86;
/** So many imports, the same ones in most routes, are named by one sign: React, its runtime and the frame. */
const USUAL = 3;

/**
 * Every page loads the list of all routes. Most of it can be told from the rest: many routes import the same, are of
 * the same kind, and have a file that is called after them. So it travels as a table of one row a route, which puts
 * itself together again where it is loaded.
 */
export function shortenManifest(text: string): string {
  if (!text.startsWith(BEGINS)) throw new Error('This is not a list of routes as React Router writes it.');
  const { routes, ...others } = JSON.parse(text.slice(BEGINS.length).replace(/;\s*$/, '')) as Manifest;
  const list = Object.values(routes).map((route) => ({ ...route, imports: route.imports.map(toShortName) }));
  const usual = byFrequency(list.map(({ imports }) => JSON.stringify(imports.slice(0, USUAL))))[0] ?? '[]';
  const files = byFrequency(list.flatMap(({ imports }) => imports));
  const tables = { usual, files: [usual, ...files], kinds: byFrequency(list.map(toKind)) };
  const rows = list.map((route) => writeRow(route, tables)).join('\n');
  const told = [
    JSON.stringify(rows),
    `[${tables.kinds.join(',')}]`,
    `[${[usual, ...files.map((each) => JSON.stringify(each))].join(',')}]`,
    JSON.stringify(others),
  ];
  return `${BEGINS}(${PUT_TOGETHER})(${told.join(',')});`;
}

/** Everything but what is a route's own. A path that says nothing would be an empty place in its row. */
function toKind({ id: _id, module: _module, imports: _imports, path, ...rest }: Route): string {
  return JSON.stringify(path === '' ? { path, ...rest } : rest);
}

type Tables = { usual: string; files: readonly string[]; kinds: readonly string[] };

function writeRow(route: Route, { usual, files, kinds }: Tables): string {
  const { id, path = '', module, imports } = route;
  const file = toShortName(module);
  const isUsual = JSON.stringify(imports.slice(0, USUAL)) === usual;
  const places = [
    kinds.indexOf(toKind(route)),
    ...(isUsual ? [0] : []),
    ...(isUsual ? imports.slice(USUAL) : imports).map((each) => files.indexOf(each)),
  ];
  const named = file.startsWith(`${id}-`) ? file.slice(id.length + 1) : `/${file}`;
  const row = [id, named, places.map(toSign).join(''), path];
  if (row.some((field) => /\s/.test(field)))
    throw new Error(`A space in the route ${id} would divide its row.`);
  return row.join(' ').trimEnd();
}

/** Runs in the browser. In `s` the first sign is the kind, the others are what is imported. */
const PUT_TOGETHER = `(t,u,n,l)=>{let f=n=>"/assets/"+n+".js",r={},c=s=>s.charCodeAt()-${FIRST_SIGN},i,m,s,p;for(i of t.split("\\n"))[i,m,s,p]=i.split(" "),r[i]={id:i,...p&&{path:p},...u[c(s)],module:f(m[0]=="/"?m.slice(1):i+"-"+m),imports:[...s.slice(1)].flatMap(s=>n[c(s)]).map(f)};return{...l,routes:r}}`;

function toSign(place: number): string {
  if (place < 0 || place >= MAX_SIGNS)
    throw new Error(`There are too many files or kinds of routes: ${place}.`);
  return String.fromCharCode(FIRST_SIGN + place);
}

function toShortName(address: string): string {
  const [, name] = /^\/assets\/([^/]+)\.js$/.exec(address) ?? [];
  if (name === undefined) throw new Error(`${address} is not where scripts are.`);
  return name;
}

function byFrequency(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value);
}
