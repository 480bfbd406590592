import { expect, test } from 'vitest';
import { OFFER_STEPS } from '#rules/offers/offer-state.ts';
import { OFFER_STATES, type OfferState } from '#rules/offers/offer-words.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite();

const RUNNING: readonly OfferState[] = ['held', 'open', 'accepted'];
const OVER = OFFER_STATES.filter((state) => !RUNNING.includes(state));

const set = (id: string, change: object) =>
  site.db.updateTable('offers').set(change).where('id', '=', id).execute();
const toState = (state: OfferState) => ({
  state,
  ended_at: RUNNING.includes(state) ? null : site.clock.now,
});
/** One more row like this one, as no use case would write it. */
async function again(state: OfferState) {
  const [row] = await site.rows();
  if (!row) throw new Error('there is no offer');
  const { id: _id, conversation_id, ...rest } = row;
  const { id: message_id } = await site.db
    .insertInto('messages')
    .values({
      conversation_id,
      sender_id: row.buyer_id,
      original_text: '',
      shown_text: '',
      screening: 'delivered',
      sent_at: site.clock.now,
      delivered_at: site.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return site.db
    .insertInto('offers')
    .values({ ...rest, conversation_id, message_id, ...toState(state) })
    .execute();
}

test('what an offer says never changes, whoever writes', async () => {
  const { id } = await site.open();
  for (const change of [{ amount: 351_00 }, { currency: 'EUR' }, { by_buyer: false }, { answers: id }])
    await expect(set(id, change), JSON.stringify(change)).rejects.toMatchObject({ code: 'FH007' });
  expect((await site.rows())[0]).toMatchObject({ amount: 350_00, currency: 'GBP', by_buyer: true });
});

test.each(OVER)('an offer that is %s stays so', async (over) => {
  expect(OFFER_STEPS.some(([from]) => from === over)).toBe(false);
  const { id } = await site.open();
  await set(id, toState(over));
  for (const to of OFFER_STATES.filter((state) => state !== over))
    await expect(set(id, toState(to)), to).rejects.toMatchObject({ code: 'FH007' });
});

test('a conversation has one figure that waits, and an ad one yes', async () => {
  const { id } = await site.open();
  for (const state of ['open', 'held'] as const)
    await expect(again(state)).rejects.toMatchObject({ constraint: 'offers_one_open' });
  await again('declined');
  const theirs = (await (await site.other()).make(360_00)).json().offer;
  await set(id, { state: 'accepted' });
  await expect(set(theirs.id, { state: 'accepted' })).rejects.toMatchObject({
    constraint: 'offers_one_agreed',
  });
});

test('an ad is kept with a date for an offer, or not at all, and an offer keeps one ad', async () => {
  const { id } = await site.agree();
  const keep = (change: object) =>
    site.db.updateTable('ads').set(change).where('id', '=', site.adId).execute();
  for (const half of [{ reserved_until: null }, { reserved_offer: null }])
    await expect(keep(half)).rejects.toMatchObject({ constraint: 'ads_reserved_whole' });
  const other = await insertAd(site.db, site.people.asha.id, site.clock.now);
  const twice = site.db
    .updateTable('ads')
    .set({ reserved_until: site.clock.now, reserved_offer: id })
    .where('id', '=', other)
    .execute();
  await expect(twice).rejects.toMatchObject({ constraint: 'ads_reserved_offer' });
});
