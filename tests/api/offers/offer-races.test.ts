import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';
import { waitForLock } from '#tests/support/wanted/wait-for-lock.ts';

const site = useOfferSite();

/** `OFFER_ROUNDS=500` for the long run. */
const ROUNDS = Number(process.env.OFFER_ROUNDS ?? 6);
const LONG_MS = 60_000 + ROUNDS * 3_000;

test(
  'of eight answers at once one wins, and nothing is reserved twice',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await site.start();
      const cora = await site.other();
      const mine = await site.open(350_00);
      const theirs = (await cora.make(360_00)).json().offer;
      const answers = await Promise.all([
        site.act('accept', { offerId: mine.id, amount: 350_00 }, 'asha'),
        site.act('accept', { offerId: theirs.id, amount: 360_00 }, 'asha'),
        site.act('accept', { offerId: mine.id, amount: 350_00 }, 'asha'),
        site.act('counter', { offerId: mine.id, amount: 400_00 }, 'asha'),
        site.act('counter', { offerId: theirs.id, amount: 410_00 }, 'asha'),
        site.act('decline', { offerId: mine.id }, 'asha'),
        site.act('withdraw', { offerId: mine.id }, 'bela'),
        cora.post('/api/offer/withdraw', { offerId: theirs.id }),
      ]);
      for (const answer of answers) expect([200, 409], answer.body).toContain(answer.statusCode);
      const rows = await site.rows();
      const agreed = rows.filter(({ state }) => state === 'accepted');
      expect(agreed.length).toBeLessThanOrEqual(1);
      const yes = answers.slice(0, 3).filter(({ statusCode }) => statusCode === 200);
      expect(yes.length).toBe(agreed.length);
      expect((await site.reserved()).reserved_offer).toBe(agreed[0]?.id ?? null);
      // Each of the two was answered once: what was taken back was not agreed, and the other way about.
      for (const { id } of [mine, theirs]) {
        const row = rows.find((one) => one.id === id);
        expect(row?.state).not.toBe('open');
      }
      if (agreed.length > 0) expect(rows.filter(({ state }) => state === 'open')).toEqual([]);
    }
  },
  LONG_MS,
);

test('of eight offers at once one is made, and eight tries below the floor are three', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => site.make(350_00)));
  expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await site.start({ offer_floor: 300_00 });
  const low = await Promise.all(Array.from({ length: 8 }, () => site.make(250_00)));
  expect(low.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    422, 422, 422, 429, 429, 429, 429, 429,
  ]);
});

test(
  'whoever is suspended while a yes is said has agreed on nothing',
  async () => {
    const told = { reason: 'A tidy reason for it.', message: 'Your account is suspended.' };
    for (let round = 0; round < ROUNDS; round += 1) {
      await site.start();
      const cora = await site.other();
      const { id } = (await cora.make(360_00)).json().offer;
      const suspend = { userId: cora.id, ...told };
      const answers = await Promise.all([
        site.act('accept', { offerId: id, amount: 360_00 }, 'asha'),
        site.post('/api/super-admin-user/updateUserAsDelete', suspend, 'dara'),
        site.act('counter', { offerId: id, amount: 400_00 }, 'asha'),
        cora.post('/api/offer/withdraw', { offerId: id }),
      ]);
      // Whoever is shut out may hear that they are not signed in.
      for (const answer of answers) expect([200, 401, 409], answer.body).toContain(answer.statusCode);
      expect(answers[1]?.statusCode).toBe(200);
      const states = (await site.rows()).map(({ state }) => state);
      expect(states).not.toContain('open');
      expect(states).not.toContain('accepted');
      expect(await site.reserved()).toMatchObject({ reserved_until: null, reserved_offer: null });
    }
  },
  LONG_MS,
);

test('whoever leaves holds no offer while an ad is in other hands: nobody waits in a circle', async () => {
  const cora = await site.other();
  const { id } = (await cora.make(350_00)).json().offer;
  const second = await insertAd(site.db, site.people.asha.id, site.clock.now, { open_to_offers: true });
  const other = (await cora.post('/api/offer/make', { adId: second, amount: 400_00 })).json().offer;
  await site.act('accept', { offerId: other.id, amount: 400_00 }, 'asha');
  const suspending = await site.db.transaction().execute(async (tx) => {
    await sql`select from ads where id = ${second} for no key update`.execute(tx);
    const asked = site.post(
      '/api/super-admin-user/updateUserAsDelete',
      { userId: cora.id, reason: 'A tidy reason for it.', message: 'Your account is suspended.' },
      'dara',
    );
    await waitForLock(site.db);
    // It would fail at once if the one who leaves had it.
    await sql`select from offers where id = ${id} for update nowait`.execute(tx);
    return { asked };
  });
  expect((await suspending.asked).statusCode).toBe(200);
  expect((await site.rows()).map(({ state }) => state).toSorted()).toEqual(['fell-through', 'lapsed']);
});
