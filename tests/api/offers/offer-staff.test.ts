import { expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { said, useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite({ pages: true });

const MONEY = 'I would like to pay by Western Union, is that all right?';
const file = (who: 'dara' | 'mira') => site.get(`/super-admin-user/ad/${site.adId}`, who);

test('the file of an ad shows what was offered, by whom, and what became of it', async () => {
  expect((await file('dara')).body).not.toContain('<h2>Offers</h2>');
  const { id } = await site.open();
  await site.act('counter', { offerId: id, amount: 400_00 }, 'asha');
  for (const who of ['dara', 'mira'] as const) {
    const page = (await file(who)).body;
    for (const words of ['£350 of £420 · Answered with another price', '£400 of £420 · Open'])
      expect(page).toContain(words);
    expect(page).toContain(`/super-admin-user/user/${site.people.bela.id}`);
  }
});

test.each([
  ['released', 'open'],
  ['refused', 'declined'],
] as const)(
  'an offer that is held with its note is seen with it, and %s it is %s',
  async (decision, state) => {
    const held = (await site.make(350_00, 'bela', { note: MONEY, sendForReview: true })).json().offer;
    const { items } = (await site.get('/api/super-admin-user/heldMessages', 'mira')).json();
    expect(items).toMatchObject([
      { offer: { amount: 350_00, askingPrice: 420_00, state: 'held', by: { username: 'bela' } } },
    ]);
    const [{ messageId }] = items;
    const path = `/super-admin-user/held-messages/${messageId}`;
    expect((await site.get('/super-admin-user/held-messages', 'mira')).body).toContain('£350 of £420');
    expect((await site.get(path, 'mira')).body).toContain('£350 of £420 · Being checked');
    const decided = await site.postForm(path, { intent: 'decide', decision, message: MONEY }, 'mira');
    expect(decided.statusCode, decided.body).toBe(303);
    expect((await site.show(held.id, 'bela')).state).toBe(state);
    expect((await site.get('/api/offer/list', 'asha')).json().items).toHaveLength(state === 'open' ? 1 : 0);
  },
);

test('figures: how many were made and agreed, and for how much of the asking price', async () => {
  const totals = async () => (await site.get('/api/super-admin-user/figures?days=30', 'dara')).json().totals;
  expect(await totals()).toMatchObject({ offers: 0, offersAgreed: 0, agreedShare: null });
  const first = await site.open(300_00);
  await site.act('counter', { offerId: first.id, amount: 400_00 }, 'asha');
  expect(await totals()).toMatchObject({ offers: 1, offersAgreed: 0, agreedShare: null });
  const [, answer] = await site.rows();
  await site.act('accept', { offerId: answer?.id, amount: 400_00 }, 'bela');
  // £400 of £420.
  expect(await totals()).toMatchObject({ offers: 1, offersAgreed: 1, agreedShare: 95 });
  const page = (await site.get('/super-admin-user/figures', 'dara')).body;
  for (const words of ['Offers made', 'Offers agreed', '95 % (median)']) expect(page).toContain(words);
});

test('who edits an ad for its seller keeps the lowest offer, and cannot set it', async () => {
  const { ad } = (await postAd(site, 'asha', { openToOffers: true, offerFloor: 300_00 })).json();
  const edit = async (more: object) => {
    const { version } = await site.readAdRow(ad.id);
    const asked = { adId: ad.id, version, reason: 'The words were wrong.', ...more };
    return site.post('/api/super-admin-user/updateMyAdDetails', asked, 'dara');
  };
  const floor = async () => (await site.readAdRow(ad.id)).offer_floor;
  const edited = await edit({
    description: 'One length, washed twice a week and dried in the air.',
    offerFloor: null,
  });
  expect(edited.statusCode, edited.body).toBe(200);
  expect(edited.json().ad).toMatchObject({ offerFloor: null, isFloorHidden: true });
  expect(await floor()).toBe(300_00);
  const refused = await edit({ offerFloor: 200_00 });
  expect(said(refused)).toBe('422 Only its seller sets the lowest offer.');
  expect(await floor()).toBe(300_00);
});

test('its seller reads how many offers wait, and how many came in below the lowest', async () => {
  await site.start({ offer_floor: 320_00 });
  const row = async () => (await site.get('/api/seller/getMyAds', 'asha')).json().items[0];
  expect(await row()).toMatchObject({ openOffers: 0, figures: { lowOffers: 0 }, reservedUntil: null });
  const pages = ['/seller/seller-profile', `/seller/seller-profile/ads/${site.adId}`];
  expect((await site.get(pages[0] ?? '', 'asha')).body).not.toMatch(/below your lowest|for you/);
  for (const amount of [300_00, 310_00]) expect((await site.make(amount)).statusCode).toBe(422);
  for (const page of pages)
    expect((await site.get(page, 'asha')).body).toContain('Two offers came in below your lowest.');
  const { id } = await site.open();
  expect(await row()).toMatchObject({ id: site.adId, openOffers: 1, figures: { lowOffers: 2 } });
  expect((await site.get('/seller/seller-profile', 'asha')).body).toContain(
    '<a href="/offers">One offer waits for you',
  );
  await site.act('accept', { offerId: id, amount: 350_00 }, 'asha');
  expect(await row()).toMatchObject({ openOffers: 0, reservedUntil: expect.any(String) });
  // Whoever looks at the ad learns neither.
  for (const who of [undefined, 'bela'] as const)
    expect((await site.get(`/ad/${site.adId}/hair`, who)).body).not.toContain('below your lowest');
});
