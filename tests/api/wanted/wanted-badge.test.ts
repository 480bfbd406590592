import { expect, test } from 'vitest';
import { inchesToMm } from '#rules/hair/measure.ts';
import { DAY_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openWantedSite } from '#tests/support/wanted/wanted-site.ts';

const site = useOpened(() => openWantedSite({ pages: true }));
const BADGE = 'Certified buyer';

test('a buyer is shown by name, country and badge, and the badge as long as check and plan hold', async () => {
  const id = await site.put('bela');
  const fits = { length_mm: inchesToMm(20), price: 150_00, currency: 'USD' } as const;
  const ad = await insertAd(site.db, site.people.asha.id, site.clock.now, fits);
  const url = `/wanted/${id}/18-22-in-straight-or-wavy-black-hair-never-coloured-150-g`;
  const shown = async () => {
    const buyer = (await site.show(id)).json().wanted.buyer;
    const pages = await Promise.all(
      ['/wanted?colour=black', url, '/wanted/mine/ads', `/post-an-ad/done?draft=${ad}`].map((path) =>
        site.get(path, 'asha'),
      ),
    );
    return { buyer, pages: pages.map(({ body }) => body.includes(BADGE)) };
  };
  const without = {
    buyer: { name: 'bela', country: 'IN', isCertified: false },
    pages: [false, false, false, false],
  };
  expect(await shown()).toEqual(without);
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
  expect(await shown()).toEqual({
    buyer: { name: 'bela', country: 'IN', isCertified: true },
    pages: [true, true, true, true],
  });
  // Nothing of the check itself, nor of how she is reached.
  const { body } = await site.get(url, 'asha');
  for (const secret of ['Wig Bench', 'Wig Lane', 'bela@example.com']) expect(body).not.toContain(secret);
  await site.db.deleteFrom('subscriptions').where('account_id', '=', site.people.bela.id).execute();
  expect(await shown()).toEqual(without);
});
