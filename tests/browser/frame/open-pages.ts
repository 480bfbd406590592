import { type Browser, type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import type { Name } from '#tests/support/people/cast.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { rememberHeights } from '#tests/support/browser/stands-still.ts';

export const PEOPLE = [undefined, 'asha', 'bela', 'dara'] as const satisfies (Name | undefined)[];

/** While one page waits for the site another one works. */
const AT_ONCE = 3;
/** Every picture has its size in the page: it stands as it would with them, and they take longest. */
const PICTURES = ['*/photos/*'];
const sessions = new WeakMap<Page, CDPSession>();

/** Somebody's browser with a few pages, which share a list of addresses. Nobody may complain about any of them. */
export async function openPages(browser: Browser, baseURL: string, who?: Name) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    // All of the cast live in India, and the server tells them the time there.
    ...(who && { timezoneId: 'Asia/Kolkata' }),
  });
  const pages = await Promise.all(Array.from({ length: AT_ONCE }, () => openWithoutPictures(context)));
  const complaints = pages.map((page) => listen(page, baseURL));
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  if (who) await signIn(page, who, baseURL);
  return {
    page,
    visit: async (paths: string[], look: (page: Page, path: string) => Promise<unknown>): Promise<void> => {
      const waiting = [...paths];
      const work = async (each: Page) => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await look(each, path);
      };
      await Promise.all(pages.map(work));
      expect(complaints.flat()).toEqual([]);
    },
    close: () => context.close(),
  };
}

/** By the browser itself: what a test routes is not kept in its cache. */
async function openWithoutPictures(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: PICTURES });
  sessions.set(page, session);
  await rememberHeights(page);
  return page;
}

/** Without the window, which Playwright turns as well: it takes several times as long as the page. */
export const setWidth = async (page: Page, width: number): Promise<void> => {
  const size = { width, height: 800, deviceScaleFactor: 1, mobile: false };
  await sessions.get(page)?.send('Emulation.setDeviceMetricsOverride', size);
};

/** What the browser, React and our own reports complain about from here on, and what is asked of other sites. */
export function listen(page: Page, address: string): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d|ERR_BLOCKED_BY_CLIENT/.test(message.text()))
      heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const isReport = /\/(?:api\/diagnostic\/record|csp-report)$/.test(request.url());
    const isElsewhere = !request.url().startsWith(address) && !request.url().startsWith('data:');
    if (isReport || isElsewhere)
      heard.push(`${page.url()} sends to ${request.url()}: ${request.postData() ?? ''}`);
  });
  return heard;
}
