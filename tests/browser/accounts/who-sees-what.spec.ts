import { expect, test } from '@playwright/test';

const VISITORS = [
  { who: null, badge: null, area: '/login', post: '/register' },
  { who: 'bela', badge: 'BUYER', area: '/buyer/buyer-profile', post: null },
  { who: 'asha', badge: 'SELLER', area: '/seller/seller-profile', post: '/post-an-ad' },
  { who: 'cleo', badge: 'CREATOR', area: '/super-admin-user/ad-list', post: '/post-an-ad' },
  { who: 'mira', badge: 'MODERATOR', area: '/super-admin-user/ad-list', post: null },
  { who: 'dara', badge: 'ADMIN', area: '/super-admin-user/ad-list', post: '/post-an-ad' },
] as const;
const STAFF = ['cleo', 'mira', 'dara'];
const AREAS: Record<string, readonly string[]> = {
  '/buyer/buyer-profile': ['bela'],
  '/buyer/buyer-profile/settings': ['bela'],
  '/seller/seller-profile': ['asha'],
  '/seller/seller-profile/settings': ['asha'],
  '/super-admin-user/ad-list': STAFF,
  '/super-admin-user/settings': STAFF,
  '/super-admin-user/users': ['mira', 'dara'],
  '/super-admin-user/rates': ['dara'],
};

for (const { who, badge, area, post } of VISITORS) {
  test(`${who ?? 'a visitor'}: badge ${badge ?? 'none'}, its area, the way to post an ad`, async ({
    page,
  }) => {
    await page.goto('/all-ads');
    if (who) {
      const login = { email: `${who}@fairhank.test`, password: 'demo-hair-market' };
      const origin = new URL(page.url()).origin;
      await page.request.post('/api/user/login', { data: { data: login }, headers: { origin } });
      await page.reload();
    }
    // The bar of the phone leads there too, by a shorter word.
    const links = page.locator(`a[href="${area}"]:not(:has(svg))`);
    // A page from the cache asks afterwards who is looking.
    await expect(links.first()).toBeAttached();
    const badges = await links.allTextContents();
    for (const text of badges) expect(text).toBe(who ? `${who} ${badge}` : 'Log in');

    const ways = await page
      .getByRole('link', { name: 'Post an Ad', exact: true, includeHidden: true })
      .evaluateAll((links) => [
        ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ]);
    expect(ways).toEqual(post ? [post] : []);

    for (const [path, owners] of Object.entries(AREAS)) {
      const status = (await page.request.get(path, { maxRedirects: 0 })).status();
      expect(status, path).toBe(who === null ? 302 : owners.includes(who) ? 200 : 403);
    }
  });
}
