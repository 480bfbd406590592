import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, type Response, test } from '@playwright/test';

const KB = 1024;
const BUILT = 'build/client';
/** `paper`: the style for printing, which browsers load when everything else is there. */
const MAX_PAGE_BYTES = { script: 145 * KB, stylesheet: 23 * KB, font: 75 * KB, paper: KB };
const MAX_SCRIPTS = 12;
const ADS_IN_A_TEST = 4;

/** What a browser that was never here loads for a page, by kind; text as it travels, compressed. */
async function load(page: Page, path: string) {
  const bytes = { script: 0, stylesheet: 0, font: 0, paper: 0 };
  const counting: Promise<void>[] = [];
  let files = 0;
  const note = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    if (kind === 'script') files += 1;
    const count = async () => {
      const body = await response.body();
      const isPaper = /\/paper-[^/]*\.css$/.test(response.url());
      bytes[isPaper ? 'paper' : kind] += kind === 'font' ? body.length : sizeOfGzip(response.url());
    };
    counting.push(count());
  };
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  // What comes later nobody waits for, and the page may be gone before it is read.
  page.off('response', note);
  await Promise.all(counting);
  return { files, bytes };
}

/** The build packs each file once for all visitors; a browser tells only of what it has unpacked. */
const sizeOfGzip = (url: string) => statSync(join(BUILT, `${new URL(url).pathname}.gz`)).size;

async function loadsLittle(browser: Browser, baseURL: string | undefined, path: string): Promise<void> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const { files, bytes } = await load(await context.newPage(), path);
  for (const kind of ['script', 'stylesheet', 'font', 'paper'] as const) {
    expect(bytes[kind], `${kind} of ${path}`).toBeGreaterThan(0);
    expect(bytes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(MAX_PAGE_BYTES[kind]);
  }
  expect(files, `scripts of ${path}`).toBeLessThanOrEqual(MAX_SCRIPTS);
  await context.close();
}

test('a first visit loads little: script 145 KB and 12 files, styles 23 KB, fonts 75 KB', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/terms', '/faq', '/', '/all-ads', '/hair-categories/hair-colour/black'])
    await loadsLittle(browser, baseURL, path);
});

// Ads differ: some take offers, some were dearer once.
for (const first of [0, ADS_IN_A_TEST])
  test(`a first visit to an ad loads no more, from ad ${first + 1}`, async ({ browser, baseURL, page }) => {
    await page.goto('/all-ads');
    const links = await page.getByRole('main').locator('a[href^="/ad/"]').all();
    const ads = await Promise.all(links.map(async (link) => String(await link.getAttribute('href'))));
    const some = [...new Set(ads)].slice(first, first + ADS_IN_A_TEST);
    expect(some).toHaveLength(ADS_IN_A_TEST);
    for (const path of some) await loadsLittle(browser, baseURL, path);
  });
