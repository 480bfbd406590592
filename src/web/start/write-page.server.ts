import type { EntryContext } from 'react-router';
import { LOADED_BLOCK, START_BLOCK, type StartData } from './start-data.ts';

type PageFacts = {
  /** What the loaders found, as the router writes it. */
  loaded: string;
  /** What search engines are told of the page. */
  structured: readonly object[];
};

/** A page with all it takes to take it over in the browser: no inline script, so one policy serves every page. */
export function writePage(html: string, entry: EntryContext, { loaded, structured }: PageFacts): Buffer {
  const { manifest } = entry;
  const blocks = [
    ...structured.map((thing) =>
      writeJson('type="application/ld+json"', JSON.stringify({ '@context': 'https://schema.org', ...thing })),
    ),
    writeBlock(START_BLOCK, JSON.stringify(describeStart(entry))),
    writeBlock(LOADED_BLOCK, loaded),
    // In development React must know of hot reloading before it starts.
    ...[manifest.hmr?.runtime ?? [], manifest.entry.module].flat().map(writeScript),
  ].join('');
  const end = html.lastIndexOf('</body>');
  return Buffer.from(`<!DOCTYPE html>${html.slice(0, end)}${blocks}${html.slice(end)}`);
}

function describeStart({ manifest, serverHandoffString, staticHandlerContext }: EntryContext): StartData {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    context: JSON.parse(serverHandoffString ?? '{}') as object,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])],
  };
}

const writeBlock = (id: string, json: string) => writeJson(`type="application/json" id="${id}"`, json);

/** JSON that cannot end the element it stands in. */
const writeJson = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;

const writeScript = (url: string) => `<script type="module" src="${url}"></script>`;
