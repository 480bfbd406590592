import { beforeAll, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { noBrowser } from '#market/browser.ts';
import { mergeSaved } from '#market/saved/merge-saved.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

let live: string;
let sold: string;
let draft: string;

const site = useSite();
beforeAll(async () => {
  const { db, people, clock } = site;
  live = await insertAd(db, people.asha.id, clock.now);
  sold = await insertAd(db, people.asha.id, clock.now, { status: 'sold', sold_at: clock.now });
  draft = await insertAd(db, people.asha.id, clock.now, {
    status: 'draft',
    published_at: null,
    expires_at: null,
  });
});

const toggle = (adId: string, who?: 'bela', cookie?: string) =>
  site.post('/api/saved/toggle', { adId }, who, cookie ? { cookie } : {});
const listed = async (who?: 'bela', cookie?: string) =>
  (await site.get('/api/saved/list', who, cookie ? { cookie } : {}))
    .json()
    .items.map((ad: { id: string }) => ad.id);
const toSavedCookie = (answer: { cookies: { name: string; value: string }[] }) =>
  `saved=${answer.cookies.find(({ name }) => name === 'saved')?.value}`;

test('Bela saves ads in her account and takes one off again', async () => {
  expect((await toggle(live, 'bela')).json()).toEqual({ success: 1, saved: true });
  await toggle(sold, 'bela');
  expect(new Set(await listed('bela'))).toEqual(new Set([live, sold]));
  expect((await toggle(sold, 'bela')).json()).toEqual({ success: 1, saved: false });
  expect(await listed('bela')).toEqual([live]);
});

test('a visitor keeps theirs in a signed cookie, which nobody can make up', async () => {
  const answer = await toggle(live);
  const cookie = toSavedCookie(answer);
  expect(answer.headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(await listed(undefined, cookie)).toEqual([live]);
  const both = toSavedCookie(await toggle(sold, undefined, cookie));
  expect(await listed(undefined, both)).toEqual([sold, live]);
  expect(await listed(undefined, `${cookie}x`)).toEqual([]);
  expect(await listed(undefined, `saved=${live.replaceAll('-', '')}~${'A'.repeat(43)}`)).toEqual([]);
  expect(await listed()).toEqual([]);
});

test('what a visitor saved goes into the account at login, once', async () => {
  const cookie = toSavedCookie(await toggle(sold));
  const browser = { ...noBrowser(), saved: decodeURIComponent(cookie.slice('saved='.length)) };
  const ctx = openContext(site.platform, null, 'test', browser);
  await mergeSaved(ctx, site.people.bela.id);
  await mergeSaved(ctx, site.people.bela.id);
  expect(new Set(await listed('bela'))).toEqual(new Set([live, sold]));
  expect(browser.cookies.get('saved')).toBeNull();
});

test.each([
  ['a draft', () => draft, 404],
  ['an ad that is not there', () => '00000000-0000-7000-8000-000000000000', 404],
  ['an id that is none', () => "' or 1=1", 422],
])('%s cannot be saved', async (_what, adId, status) => {
  expect((await toggle(adId(), 'bela')).statusCode).toBe(status);
});
