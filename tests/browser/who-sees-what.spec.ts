import { expect, test } from '@playwright/test';

const VISITORS = [
  { who: null, badge: null, area: '/login', post: '/register' },
  { who: 'bela', badge: 'BUYER', area: '/buyer/buyer-profile', post: null },
  { who: 'asha', badge: 'SELLER', area: '/seller/seller-profile', post: '/post-an-ad' },
  { who: 'cleo', badge: 'CREATOR', area: '/super-admin-user/ad-list', post: '/post-an-ad' },
  { who: 'dara', badge: 'ADMIN', area: '/super-admin-user/ad-list', post: '/post-an-ad' },
] as const;
const AREAS = { '/buyer/buyer-profile': 'bela', '/seller/seller-profile': 'asha' };

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
    const badges = await page.locator(`a[href="${area}"]:not(:has(svg))`).allTextContents();
    expect(badges.length).toBeGreaterThan(0);
    for (const text of badges) expect(text).toBe(who ? `${who} ${badge}` : 'Log in');

    const ways = await page
      .getByRole('link', { name: 'Post an Ad', exact: true, includeHidden: true })
      .evaluateAll((links) => [
        ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ]);
    expect(ways).toEqual(post ? [post] : []);

    for (const [path, owner] of Object.entries(AREAS)) {
      const status = (await page.request.get(path, { maxRedirects: 0 })).status();
      expect(status).toBe(who === owner ? 200 : who === null ? 302 : 403);
    }
  });
}
