import { type Browser, expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { listen } from './open-pages.ts';

/** As somebody there reads it, told by the browser's own words for dates; of what is due soon, by the day of the week. */
function readClock(iso: string, timeZone: string): string[] {
  const at = new Date(iso);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  const day = `${written({ weekday: 'short' })} ${written({ day: 'numeric', month: 'short' })}`;
  return [written({ dateStyle: 'medium', timeStyle: 'short' }), `${day}, ${written({ timeStyle: 'short' })}`];
}

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
      const time = page.getByRole('main').locator('time').filter({ hasText: ':' }).first();
      const iso = (await time.getAttribute('datetime')) ?? '';
      await expect
        .poll(async () => readClock(iso, timezoneId).includes((await time.textContent()) ?? ''), {
          message: path,
        })
        .toBe(true);
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
