import { describe, expect, test } from 'vitest';
import { sumAdCounts } from '#market/ads/find/facet-store.ts';
import { listSitemapAds } from '#market/ads/overview/sitemap-store.ts';
import { openContext } from '#market/context.ts';
import { liftLeaving } from '#market/holds/hold-store.ts';
import { openMarket } from '#market/market.ts';
import { listSalesToRefit } from '#market/prices/sales/sale-store.ts';
import { ANY_AD } from '#rules/search/search-words.ts';
import { useHoldingSite } from '#tests/support/moderation/hold-stories.ts';

const site = useHoldingSite();

describe('somebody removed by a report, or suspended by staff', () => {
  test.each(['removed', 'suspended'])(
    '%s: not one of their ads is on show anywhere, and all come back as they were',
    async (how) => {
      const ads = {
        live: await site.hair({ featured_until: new Date(Date.now() + 86_400_000) }),
        paused: await site.hair({ status: 'paused' }),
        sold: await site.soldHair(),
        expired: await site.hair({ status: 'expired' }),
      };
      const removal = how === 'removed' ? await site.report('user', site.people.asha.id) : '';
      const before = await everywhere(ads);
      expect(before).toMatchObject({
        lists: 2,
        pages: ['live', 'paused', 'sold', 'expired'],
        featured: 1,
        seller: 200,
      });
      const out = how === 'removed' ? await site.decide(removal, 'removed') : await site.suspend();
      expect(out.statusCode, out.body).toBe(200);
      expect((await site.get('/api/seller/getMyAds', 'asha')).statusCode).toBe(401);
      expect(await everywhere(ads)).toEqual({
        lists: 0,
        pages: [410, 410, 410, 410],
        featured: 0,
        sitemap: 0,
        counted: 0,
        inMarket: { forSale: 0, sold: 0, countries: 0 },
        facets: 0,
        saved: 0,
        seller: 404,
        contact: 410,
        paid: 404,
        book: 0,
      });
      const back = how === 'removed' ? await site.reverse(removal) : await site.restore();
      expect(back.statusCode, back.body).toBe(200);
      expect(await everywhere(ads)).toEqual(before);
    },
  );

  test('in bulk, and undone in bulk', async () => {
    const [live, paused] = [await site.hair(), await site.hair({ status: 'paused' })];
    const bulk = async (act: string) =>
      (
        await site.post(
          '/api/super-admin-user/bulk',
          { act, rows: [site.people.asha.id], reason: 'By mistake.' },
          'dara',
        )
      ).json().results[0];
    const { undo } = await bulk('users.suspend');
    expect([await site.seen(live), await site.seen(paused), undo]).toEqual([410, 410, site.people.asha.id]);
    expect(await bulk('users.restore')).toMatchObject({ isDone: true });
    expect([await site.seen(live), await site.seen(paused)]).toEqual(['live', 'paused']);
  });

  test('for two reasons: an appeal’s reversal lifts its own case, and they stay out', async () => {
    const id = await site.hair();
    const removal = await site.report('user', site.people.asha.id);
    await site.decide(removal, 'removed');
    expect((await site.suspend()).statusCode).toBe(200);
    expect(await site.lastMailToAsha()).toContain('You cannot sign in for now');
    expect((await site.reverse(removal)).statusCode).toBe(200);
    expect(await isShutOut()).toBe(true);
    expect(await site.seen(id)).toBe(410);
    expect(await site.lastMailToAsha()).toContain('Another decision about you still applies');
    expect((await site.restore()).json().user.state).toBe('active');
    expect([await isShutOut(), await site.seen(id)]).toEqual([false, 'live']);
  });

  test('the other way round: staff lift their own suspension, and the case keeps them out', async () => {
    const removal = await site.report('user', site.people.asha.id);
    await site.decide(removal, 'removed');
    await site.suspend();
    expect((await site.suspend()).statusCode).toBe(409);
    const still = (await site.restore()).json().user;
    expect(still).toMatchObject({ state: 'suspended', holds: [{ kind: 'suspension', caseNumber: removal }] });
    expect((await site.restore()).json().user).toMatchObject({ state: 'active', holds: [] });
    expect((await site.restore()).statusCode).toBe(409);
  });

  test('a report does not remove the admin who decides it', async () => {
    const answer = await site.decide(await site.report('user', site.people.dara.id), 'removed');
    expect(answer.statusCode).toBe(403);
    expect((await site.get('/api/super-admin-user/getUsers', 'dara')).statusCode).toBe(200);
  });
});

describe('whoever leaves', () => {
  test('comes back to ads that are as they were: live is live, paused by hand stays paused', async () => {
    const [live, paused] = [await site.hair(), await site.hair({ status: 'paused' })];
    expect((await site.post('/api/user/deleteAccount', {}, 'asha')).statusCode).toBe(200);
    expect([await site.seen(live), await site.seen(paused)]).toEqual([410, 410]);
    await comeBack();
    expect([await site.seen(live), await site.seen(paused)]).toEqual(['live', 'paused']);
  });

  test('and was suspended meanwhile: coming back does not show what staff hide', async () => {
    const live = await site.hair();
    await site.post('/api/user/deleteAccount', {}, 'asha');
    await site.suspend();
    await comeBack();
    expect(await site.seen(live)).toBe(410);
  });
});

const isShutOut = async () => (await site.readAccountRow(site.people.asha.id)).blocked_at !== null;

/** Where strangers could meet these ads, and how often they do. */
async function everywhere(ads: Record<'live' | 'paused' | 'sold' | 'expired', string>) {
  const ids = Object.values(ads);
  const among = (found: string[]) => ids.filter((id) => found.includes(id)).length;
  const pages = [];
  for (const id of ids) pages.push(await site.seen(id));
  const first = (await site.get('/api/ad/getfeaturedListings')).json();
  const market = openMarket(openContext(site.platform, null, null));
  await site.db.deleteFrom('saved_ads').execute();
  await site.db
    .insertInto('saved_ads')
    .values(ids.map((ad_id) => ({ account_id: site.people.bela.id, ad_id, created_at: site.clock.now })))
    .execute();
  const question = { adId: ads.live, message: 'Hello, is the hair still for sale? I make wigs in Leeds.' };
  const { country: inIndia } = await market.ads.facets({ ...ANY_AD, sold: true });
  return {
    lists: among(listIds((await site.get('/api/ad/getAllAds?sold=true')).json())),
    pages,
    featured: among(listIds(first)),
    sitemap: among(await sitemapIds()),
    inMarket: await market.ads.countAll(),
    facets: inIndia.reduce((sum, { count }) => sum + count, 0),
    counted: await sumAdCounts(site.db, { ...ANY_AD, sold: true }),
    saved: (await site.get('/api/saved/list', 'bela')).json().items.length,
    seller: (await market.sellers.show(site.people.asha.id)) ? 200 : 404,
    contact: (await site.post('/api/ad/sendEmailtoUser', question, 'bela')).statusCode,
    paid: (await site.get(`/api/ad/getSellerPaidCheck?adId=${ads.live}`, 'bela')).statusCode,
    book: (await listSalesToRefit(site.db, new Date(0))).length,
  };
}

const listIds = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

/** As restoring does after the password; that way is walked in account.test.ts. */
const comeBack = () => liftLeaving(site.db, site.people.asha.id, { by: null, now: site.clock.now });

async function sitemapIds() {
  const shown = { now: site.clock.now, soldSince: new Date(0), skip: 0, most: 100 };
  return (await listSitemapAds(site.db, shown)).map(({ id }) => id);
}
