import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

const KB = 1024;
const MAX_PAGE_BYTES = { stylesheet: 20 * KB, font: 75 * KB };

/** What a browser that was never here loads for a page, by kind; text as it travels, compressed. */
async function load(page: Page, path: string) {
  const bytes = { script: 0, stylesheet: 0, font: 0 };
  const counting: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    const count = async () => {
      const body = await response.body();
      bytes[kind] += kind === 'font' ? body.length : gzipSync(body).length;
    };
    counting.push(count());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(counting);
  return bytes;
}

test('a first visit loads little: words 15 KB of script, home, list and ad 150 KB, styles 20 KB, fonts 75 KB', async ({
  browser,
  baseURL,
  page: any,
  isMobile,
}) => {
  test.skip(isMobile, 'the same files');
  await any.goto('/all-ads');
  const ad = String(await any.getByRole('main').locator('a[href^="/ad/"]').first().getAttribute('href'));
  for (const [path, script] of [
    ['/terms', 15],
    ['/faq', 15],
    ['/', 150],
    ['/all-ads', 150],
    ['/hair-categories/hair-colour/black', 150],
    [ad, 150],
  ] as const) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const bytes = await load(await context.newPage(), path);
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      expect(bytes[kind], `${kind} of ${path}`).toBeGreaterThan(0);
      expect(bytes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(
        { script: script * KB, ...MAX_PAGE_BYTES }[kind],
      );
    }
    await context.close();
  }
});
