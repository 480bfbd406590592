import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite({ pages: true });

test('who deletes several ads at once reads before which of them are reserved', async () => {
  await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'A braid for anybody' });
  const read = async () => (await site.get('/seller/seller-profile', 'asha')).body.replaceAll('<!-- -->', '');
  expect(await read()).not.toContain('To delete such an ad');
  await site.agree();
  const { title } = await site.readAdRow(site.adId);
  expect(await read()).toContain(`Reserved: ${title}. To delete such an ad calls the agreement off`);
});
