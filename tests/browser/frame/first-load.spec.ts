import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

const KB = 1024;
/** The build packs files as tightly as can be, once for all visitors. */
const AS_SERVED = { level: 9 };
/** `paper`: the style for printing, which browsers load when everything else is there. */
const MAX_PAGE_BYTES = { script: 154 * KB, stylesheet: 23 * KB, font: 75 * KB, paper: KB };
const MAX_SCRIPTS = 12;
const SOME_ADS = 8;

/** What a browser that was never here loads for a page, by kind; text as it travels, compressed. */
async function load(page: Page, path: string) {
  const bytes = { script: 0, stylesheet: 0, font: 0, paper: 0 };
  const counting: Promise<void>[] = [];
  let files = 0;
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    if (kind === 'script') files += 1;
    const count = async () => {
      const body = await response.body();
      const isPaper = /\/paper-[^/]*\.css$/.test(response.url());
      bytes[isPaper ? 'paper' : kind] += kind === 'font' ? body.length : gzipSync(body, AS_SERVED).length;
    };
    counting.push(count());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(counting);
  return { files, bytes };
}

test('a first visit loads little: script 154 KB and 12 files, styles 23 KB, fonts 75 KB', async ({
  browser,
  baseURL,
  page: any,
}) => {
  await any.goto('/all-ads');
  const links = await any.getByRole('main').locator('a[href^="/ad/"]').all();
  const ads = await Promise.all(links.map(async (link) => String(await link.getAttribute('href'))));
  // Ads differ: some take offers, some were dearer once.
  const some = [...new Set(ads)].slice(0, SOME_ADS);
  for (const path of ['/terms', '/faq', '/', '/all-ads', '/hair-categories/hair-colour/black', ...some]) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const { files, bytes } = await load(await context.newPage(), path);
    for (const kind of ['script', 'stylesheet', 'font', 'paper'] as const) {
      expect(bytes[kind], `${kind} of ${path}`).toBeGreaterThan(0);
      expect(bytes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(MAX_PAGE_BYTES[kind]);
    }
    expect(files, `scripts of ${path}`).toBeLessThanOrEqual(MAX_SCRIPTS);
    await context.close();
  }
});
