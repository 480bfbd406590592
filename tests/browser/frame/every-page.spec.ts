import { expect, type Page, test } from '@playwright/test';
import { isSameForAll } from '#rules/preferences/same-for-all.ts';
import { violations, violationsOfPage } from '#tests/support/browser/axe.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { findLowButtons, readShift } from '#tests/support/browser/stands-still.ts';
import { everyVisit, withoutExample } from './every-route.ts';
import { openPages, PEOPLE, setWidth } from './open-pages.ts';

/** `npm run test:more -- looks` has the time for all of them. */
const IS_LONG = process.env['EVERY_LOOK'] !== undefined;
const WIDTHS = IS_LONG ? [320, 360, 480, 640, 768, 1023, 1024, 1280, 1440, 2560] : [320, 640, 1024, 1440];
const NARROW = [320, 'light', 'everything'] as const;
/** A page has two shapes and two schemes. */
const ALL_LOOKS = [NARROW, [1280, 'light', 'main'], [1280, 'dark', 'main']] as const;
const LOOKS = IS_LONG ? ALL_LOOKS : [NARROW];
/** What opens over a page is often of one shape alone, so both are seen in both schemes. */
const OPEN_LOOKS = IS_LONG
  ? ([...ALL_LOOKS, [320, 'dark', 'colours']] as const)
  : ([NARROW, [1280, 'dark', 'colours']] as const);
/** Few in a test, so that two workers share them and one that hangs does not hold the rest. */
const IN_A_TEST = 12;
/** The first opening brings the fonts, and the next have them; on a machine that does much else, perhaps later. */
const OPENED_AT_MOST = 5;

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('every route with a gap in its address has an example here', () => {
  expect(withoutExample()).toEqual([]);
});

for (const who of PEOPLE) {
  const visits = everyVisit().filter((visit) => visit.who === who);
  for (let first = 0; first < visits.length; first += IN_A_TEST) {
    const some = visits.slice(first, first + IN_A_TEST).map(({ path }) => path);
    test(`for everybody, ${who ?? 'visitor'}: ${some.map((path) => path.split('?')[0]).join(' ')}`, async ({
      browser,
      baseURL,
    }) => {
      const { visit, close } = await openPages(browser, String(baseURL), who);
      // The frame is the same on all of them: its colours are looked at on the first, which is seen in the dark, too.
      await visit(some, (page, path) =>
        path === some[0]
          ? check(page, path, violations, ALL_LOOKS)
          : check(page, path, violationsOfPage, LOOKS),
      );
      await close();
    });
  }

  test(`React takes every other page over without complaint, ${who ?? 'visitor'} @long`, async ({
    browser,
    baseURL,
  }) => {
    const checked = new Set(visits.map(({ path }) => path));
    const others = new Set(everyVisit().map(({ path }) => path)).difference(checked);
    // What is the same for all is looked at by one who is signed in.
    if (who && who !== 'bela') for (const path of others) if (isSameForAll(toPath(path))) others.delete(path);
    const { page, visit, close } = await openPages(browser, String(baseURL), who);
    await visit(await withoutRepetition(page, [...others]), takeOver);
    await close();
  });
}

const toPath = (address: string): string => address.split('?', 1)[0] ?? '';

/** The first link on a page that leads to an address of this kind. */
async function linkOn(page: Page, path: string, start: string): Promise<string> {
  await page.goto(path, { waitUntil: 'commit' });
  return String(await page.getByRole('main').locator(`a[href^="${start}"]`).first().getAttribute('href'));
}

test('for everybody: an ad, its seller, and a conversation', async ({ browser, baseURL }) => {
  const { page, visit, close } = await openPages(browser, String(baseURL), 'bela');
  const ad = await linkOn(page, '/all-ads', '/ad/');
  const paths = [ad, await linkOn(page, ad, '/sellers/'), await linkOn(page, '/messages', '/messages/')];
  await visit(paths, check);
  await close();
});

test('for everybody: a request, for a seller', async ({ browser, baseURL }) => {
  const { page, visit, close } = await openPages(browser, String(baseURL), 'asha');
  const { items } = await (await page.request.get('/api/wanted/browse')).json();
  await visit([`/wanted/${items[0].id}/${items[0].slug}`], check);
  await close();
});

test('for everybody: the figures of one ad', async ({ browser, baseURL }) => {
  const { page, visit, close } = await openPages(browser, String(baseURL), 'asha');
  await visit([await linkOn(page, '/seller/seller-profile', '/seller/seller-profile/ads/')], check);
  await close();
});

test('for everybody: one ad, one person and one report, as staff see them', async ({ browser, baseURL }) => {
  const address = String(baseURL);
  const visitor = (await browser.newContext({ baseURL: address })).request;
  const { items } = await (await visitor.get('/api/ad/getAllAds')).json();
  const data = { target: { kind: 'ad', id: items[0].id }, reason: 'other', text: 'The scale shows less.' };
  await visitor.post('/api/report/create', { data: { data }, headers: { origin: address } });

  const { page, visit, close } = await openPages(browser, address, 'dara');
  const area = '/super-admin-user';
  const paths = [
    await linkOn(page, `${area}/ad-list`, `${area}/ad/`),
    await linkOn(page, `${area}/users`, `${area}/user/`),
    await linkOn(page, `${area}/reports`, `${area}/report/`),
  ];
  await visit(paths, check);
  await close();
});

test('for everybody: with menus, search, suggestions, filters, toasts and the veil open', async ({
  browser,
  baseURL,
}) => {
  const { page, close } = await openPages(browser, String(baseURL));
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
  await close();
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

/** Whoever is sent away or turned down sees the same page at every address of an area: one of each is enough. */
async function withoutRepetition(page: Page, paths: string[]): Promise<string[]> {
  const different = new Map<string, string>();
  for (const path of paths) {
    const status = (await page.request.get(path, { maxRedirects: 0 })).status();
    different.set(status === 200 ? path : `${status} ${path.split('/', 2)[1]}`, path);
  }
  return [...different.values()];
}

async function takeOver(page: Page, path: string): Promise<number> {
  await setWidth(page, 360);
  let [status, shift]: [number, number | null] = [0, null];
  for (let opened = 0; shift === null && opened < OPENED_AT_MOST; opened += 1) {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    shift = await readShift(page);
    status = answer?.status() ?? 0;
  }
  expect(shift, `${path}: by how much it moved when React took it over`).toBe(0);
  return status;
}

/** Nothing that axe minds, one heading, the way back, and nothing that scrolls sideways. */
async function check(
  page: Page,
  path: string,
  findViolations = violations,
  looks: readonly (typeof ALL_LOOKS)[number][] = LOOKS,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const status = await takeOver(page, path);
  expect(status, path).toBeLessThan(500);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  if (status === 200 && new URL(page.url()).pathname !== '/')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), path).not.toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  for (const [width, colorScheme, of] of looks) {
    await setWidth(page, width);
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, of), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
  }
  expect(await findLowButtons(page), path).toEqual([]);
  for (const width of WIDTHS) {
    await setWidth(page, width);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll, `${path} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
