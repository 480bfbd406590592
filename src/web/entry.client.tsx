import { repeatToken } from './start/repeat-token.ts';
import { LOADED_BLOCK, START_BLOCK, type StartData } from './start/start-data.ts';

repeatToken();
// The page can be read and used as it is: what brings it to life comes after its styles, fonts and photos.
if (document.readyState === 'complete') void start();
else window.addEventListener('load', () => void start(), { once: true });

async function start(): Promise<void> {
  const page = JSON.parse(readBlock(START_BLOCK)) as StartData;
  const ids = Object.keys(page.routes);
  const [{ hydrate }, modules] = await Promise.all([
    import('./start/hydrate.tsx'),
    Promise.all(Object.values(page.routes).map(load)),
    load(page.manifest),
    ...page.imports.map(load),
  ]);
  hydrate(page, readBlock(LOADED_BLOCK), Object.fromEntries(ids.map((id, place) => [id, modules[place]])));
}

const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/** What a page says once, recovery codes among it, does not stay in the document. */
function readBlock(id: string): string {
  const block = document.getElementById(id);
  block?.remove();
  return block?.textContent ?? '';
}
