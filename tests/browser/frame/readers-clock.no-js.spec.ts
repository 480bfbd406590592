import { expect, type Page, test } from '@playwright/test';
import { findTimeZone } from '#rules/countries/time-zones.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';

test.use({ timezoneId: 'Pacific/Auckland' });

/** What stands on the page, and what somebody in this zone would read of the same moment. */
async function compareFirstTime(page: Page, timeZone: string): Promise<{ shown: string; clock: string }> {
  const time = page.getByRole('main').locator('time').filter({ hasText: ':' }).first();
  const iso = (await time.getAttribute('datetime')) ?? '';
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return { shown: await time.innerText(), clock: format.format(new Date(iso)) };
}

test('without script a member’s times are those of their country, and the zone is named', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'asha', baseURL ?? '');
  const profile = (await (await page.request.get('/api/seller/getProfile')).json()) as {
    profile: { country: string };
  };
  expect(profile.profile.country).toBe('IN');
  await page.goto('/seller/seller-profile/settings');
  const { shown, clock } = await compareFirstTime(page, findTimeZone('IN'));
  expect(shown).toBe(`${clock} GMT+5:30`);
});

test('a visitor’s are those of the country they chose, else UTC, which is said', async ({
  page,
  context,
  baseURL,
}) => {
  // Somebody gets an e-mail, so that there is a time to read.
  const origin = new URL(baseURL ?? '').origin;
  await page.request.post('/api/user/forgetPassword', {
    data: { email: 'cleo@fairhank.test' },
    headers: { origin },
  });
  await expect(async () => {
    await page.goto('/dev/mail');
    expect(await page.getByRole('main').locator('time').count()).toBeGreaterThan(0);
  }).toPass();
  const unknown = await compareFirstTime(page, 'UTC');
  expect(unknown.shown).toBe(`${unknown.clock} UTC`);
  await context.addCookies([{ name: 'prefs', value: 'to=NP', url: baseURL ?? '' }]);
  await page.goto('/dev/mail');
  const chosen = await compareFirstTime(page, 'Asia/Kathmandu');
  expect(chosen.shown).toBe(`${chosen.clock} GMT+5:45`);
});
