import { type Browser, expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { listen } from './open-pages.ts';

/** As somebody there reads it, told by the browser's own words for dates. */
const readClock = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

for (const timezoneId of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])
  test(`whoever reads in ${timezoneId} is told the time there, and nothing mismatches`, async ({
    browser,
    baseURL,
  }) => {
    const { page, complaints } = await openIn(browser, baseURL ?? '', timezoneId);
    await signIn(page, 'bela', baseURL ?? '');
    await page.goto('/messages');
    const talk = await page.getByRole('main').locator('a[href^="/messages/"]').first().getAttribute('href');
    for (const path of [talk ?? '', '/buyer/buyer-profile/settings']) {
      await page.goto(path);
      await ready(page);
      // Offers name the day of the week instead of the year.
      const time = page
        .getByRole('main')
        .locator('time')
        .filter({ hasText: /\d{4}, \d\d:/ })
        .first();
      const iso = (await time.getAttribute('datetime')) ?? '';
      await expect(time).toHaveText(readClock(iso, timezoneId));
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

async function openIn(
  browser: Browser,
  baseURL: string,
  timezoneId: string,
): Promise<{ page: Page; complaints: unknown[] }> {
  const page = await (await browser.newContext({ baseURL, timezoneId })).newPage();
  return { page, complaints: listen(page, baseURL) };
}
