import { type Browser, expect, type Page, test } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { everyVisit } from './every-route.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.skip(({ isMobile }) => isMobile, 'the same HTML');

const PEOPLE = [undefined, 'asha', 'bela', 'dara'] as const;
const DAY_MS = 86_400_000;

/** What the browser and React complain about, while React takes a page over. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const isReport =
      request.url().endsWith('/api/diagnostic/record') || request.url().endsWith('/csp-report');
    if (isReport) complaints.push(`${page.url()}: ${request.postData()}`);
  });
  return complaints;
}

async function openAs(browser: Browser, baseURL: string, who: (typeof PEOPLE)[number]): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  if (who) await signIn(page, who, baseURL);
  return page;
}

for (const who of PEOPLE)
  test(`React takes every page over without complaint: ${who ?? 'visitor'}`, async ({ browser, baseURL }) => {
    const page = await openAs(browser, String(baseURL), who);
    const complaints = listenForComplaints(page);
    const paths = new Set(everyVisit().map(({ path }) => path));
    for (const path of paths) {
      await page.goto(path);
      await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 10_000 });
    }
    expect(complaints).toEqual([]);
  });

test('a clock that is a day ahead changes no letter', async ({ browser, baseURL }) => {
  const page = await openAs(browser, String(baseURL), undefined);
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  const complaints = listenForComplaints(page);
  for (const path of ['/', '/all-ads', '/prices', '/faq']) {
    await page.goto(path);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
  }
  expect(complaints).toEqual([]);
});

test('where a letter differs the page is drawn anew, and our log hears of it', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<h1[^>]*>/, '$&Changed on the way ');
    await route.fulfill({ response: answer, body });
  });
  const reported = page.waitForRequest('**/api/diagnostic/record');
  await page.goto('/about');
  expect((await reported).postDataJSON()).toMatchObject({ data: { kind: 'hydration' } });
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Changed on the way');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('where a file of script is missing the page stays as it is', async ({ page }) => {
  await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/all-ads', { waitUntil: 'load' });
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.waitForURL('**/ad/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
