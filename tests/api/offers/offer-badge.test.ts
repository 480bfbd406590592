import { expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite();

test('a seller reads on an offer whether its buyer is certified, while check and plan hold', async () => {
  const { id, conversationId } = await site.open();
  const other = async (who: 'asha' | 'bela') => (await site.show(id, who)).other;
  expect(await other('asha')).toEqual({ username: 'bela', isCertified: false });
  await site.db
    .insertInto('buyer_checks')
    .values({
      account_id: site.people.bela.id,
      state: 'granted',
      business_name: 'Wig Bench',
      shop_address: '1 Wig Lane, Leeds LS1 1AA',
      asked_at: site.clock.now,
      decided_at: site.clock.now,
      decided_by: site.people.dara.id,
      looked_at: ['register'],
      until: new Date(site.clock.now.getTime() + DAY_MS),
    })
    .execute();
  expect(await other('asha')).toEqual({ username: 'bela', isCertified: true });
  // It says nothing of a seller, whoever they are elsewhere.
  expect(await other('bela')).toEqual({ username: 'asha', isCertified: false });
  const { items } = (await site.get('/api/offer/list', 'asha')).json();
  expect(items).toMatchObject([{ id, conversationId, other: { isCertified: true } }]);
  site.wait(DAY_MS);
  expect(await other('asha')).toEqual({ username: 'bela', isCertified: false });
});
