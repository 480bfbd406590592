import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Name } from '#tests/support/people/cast.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { ready } from '../../support/browser/ready.ts';
import { violations, violationsOfPage } from '../../support/browser/axe.ts';
import { everyVisit, type Visit, withoutExample } from './every-route.ts';

const WIDTHS = [320, 768, 1280];
const MORE_WIDTHS = [360, 480, 640, 1023, 1024, 1440, 2560];
/** A page has two shapes, and every colour of the dark scheme is on the wide one. */
const LOOKS = [
  [320, 'light', 'everything'],
  [1280, 'light', 'everything'],
  [1280, 'dark', 'colours'],
] as const;
/** What opens over a page is often of one shape alone, so both are seen in both schemes. */
const OPEN_LOOKS = [...LOOKS, [320, 'dark', 'colours']] as const;
/** Few at a time, so that two workers share them and one that hangs does not hold the rest. */
const AT_ONCE = 8;

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
// The widths are set here, so one project is enough.
test.skip(({ isMobile }) => isMobile, 'the widths are set by the test itself');

test('every route with a gap in its address has an example here', () => {
  expect(withoutExample()).toEqual([]);
});

for (const who of [undefined, 'asha', 'bela', 'dara'] as const) {
  const visits = everyVisit().filter((visit) => visit.who === who);
  for (let first = 0; first < visits.length; first += AT_ONCE) {
    const some = visits.slice(first, first + AT_ONCE);
    test(`for everybody, ${who ?? 'visitor'}: ${some.map(({ path }) => path.split('?')[0]).join(' ')}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await openAs(browser, String(baseURL), who);
      // The frame is the same on all of them: its colours are looked at on the first.
      for (const [at, visit] of some.entries())
        await check(page, visit, String(baseURL), at === 0 ? violations : violationsOfPage);
    });
  }
}

/** The first link on a page that leads to an address of this kind. */
async function linkOn(page: Page, path: string, start: string): Promise<string> {
  await page.goto(path);
  return String(await page.getByRole('main').locator(`a[href^="${start}"]`).first().getAttribute('href'));
}

test('for everybody: an ad, its seller, and a conversation', async ({ browser, baseURL }) => {
  const page = await openAs(browser, String(baseURL), 'bela');
  const ad = await linkOn(page, '/all-ads', '/ad/');
  for (const path of [ad, await linkOn(page, ad, '/sellers/'), await linkOn(page, '/messages', '/messages/')])
    await check(page, { path }, String(baseURL));
});

test('for everybody: the figures of one ad', async ({ browser, baseURL }) => {
  const page = await openAs(browser, String(baseURL), 'asha');
  const path = await linkOn(page, '/seller/seller-profile', '/seller/seller-profile/ads/');
  await check(page, { path }, String(baseURL));
});

test('for everybody: one ad, one person and one report, as staff see them', async ({ browser, baseURL }) => {
  const address = String(baseURL);
  const visitor = (await browser.newContext({ baseURL: address })).request;
  const { items } = await (await visitor.get('/api/ad/getAllAds')).json();
  const data = { target: { kind: 'ad', id: items[0].id }, reason: 'other', text: 'The scale shows less.' };
  await visitor.post('/api/report/create', { data: { data }, headers: { origin: address } });

  const page = await openAs(browser, address, 'dara');
  for (const [table, start] of [
    ['ad-list', 'ad/'],
    ['users', 'user/'],
    ['reports', 'report/'],
  ]) {
    const path = await linkOn(page, `/super-admin-user/${table}`, `/super-admin-user/${start}`);
    await check(page, { path }, address);
  }
});

test('for everybody: with menus, search, suggestions, filters, toasts and the veil open', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, String(baseURL));
  for (const [width, colorScheme, of] of OPEN_LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/all-ads');
    await ready(page);
    for (const open of OPENINGS) {
      const what = await page.evaluate(open);
      expect(await violations(page, of), `${what}, ${colorScheme} at ${width} px`).toEqual([]);
    }
  }
});

/** Each opens one more thing over the page and closes the one before. */
const OPENINGS = [
  () => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('header details')) each.open = true;
    return 'menus of the bar';
  },
  () => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('header details')) each.open = false;
    const sheet = document.querySelector<HTMLElement>('#menu');
    for (const fold of sheet?.querySelectorAll('details') ?? []) fold.removeAttribute('name');
    for (const fold of sheet?.querySelectorAll('details') ?? []) fold.open = true;
    sheet?.showPopover();
    return 'menu of the phone';
  },
  async () => {
    document.querySelector<HTMLElement>('#menu')?.hidePopover();
    localStorage.setItem('searches', '["long black"]');
    dispatchEvent(new StorageEvent('storage'));
    const search = document.querySelector<HTMLDialogElement>('dialog#search');
    search?.showModal();
    return 'search with what was last looked for';
  },
  async () => {
    const box = document.querySelector<HTMLInputElement>('#search-words');
    if (box) box.value = 'bl';
    box?.dispatchEvent(new Event('input', { bubbles: true }));
    while (!document.querySelector('#suggestions [role=option]')) await new Promise(requestAnimationFrame);
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    return 'search with suggestions';
  },
  () => {
    document.querySelector<HTMLDialogElement>('dialog#search')?.close();
    for (const each of document.querySelectorAll<HTMLDialogElement>('main dialog')) each.showModal();
    for (const each of document.querySelectorAll<HTMLElement>('main [popover]')) each.showPopover();
    for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) each.open = true;
    return 'what the page itself opens';
  },
];

async function openAs(browser: Browser, address: string, who?: Name): Promise<Page> {
  const page = await browser.newPage({ baseURL: address, reducedMotion: 'reduce' });
  if (who) await signIn(page, who, address);
  return page;
}

/** Nothing that axe minds, nothing from elsewhere, no complaint of the browser, nothing that scrolls sideways. */
async function check(
  page: Page,
  { path }: Visit,
  address: string,
  findViolations = violations,
): Promise<void> {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.removeAllListeners('request').removeAllListeners('console');
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBeLessThan(500);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  if (answer?.status() === 200 && new URL(page.url()).pathname !== '/')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), path).not.toHaveCount(0);
  for (const [width, colorScheme, of] of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, of), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
  }
  for (const width of [...WIDTHS, ...MORE_WIDTHS]) {
    await page.setViewportSize({ width, height: 800 });
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll, `${path} at ${width} px`).toBeLessThanOrEqual(width);
  }
  expect([elsewhere, complaints], path).toEqual([[], []]);
}
