import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { said } from '#tests/support/offers/offers.ts';
import { insertLostDispute } from '#tests/support/sales/sale-rows.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const SENT = { postage_home: 8_50, ships_to: 'own-country', country: 'GB', town: 'Leeds' } as const;
const ASKED = { open_to_offers: true, price: 420_00, currency: 'GBP' } as const;

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))(
  'what would refuse the yes is told before the offer',
  () => {
    const site = useSaleSite({ pages: true });
    const postAd = () =>
      insertAd(site.db, site.people.asha.id, site.clock.now, { ...SENT, ...ASKED, cut_state: 'cut' });
    const buyPage = async (adId: string) => {
      const { location } = (await site.get(`/ad/${adId}`)).headers;
      return (await site.get(`${String(location)}/buy`, 'bela')).body.replaceAll('<!-- -->', '');
    };
    const payAndCancel = async (who: 'asha' | 'bela', isFirst: boolean) => {
      await site.agreeOnSale();
      if (isFirst) await site.connect();
      await site.approve();
      await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
      await site.must('cancel', who, { reason: 'I cannot.' });
      await site.moneyWork();
      expect(await site.row()).toMatchObject({ state: 'refunded' });
    };

    test.each([
      ['asha', 'This seller cannot sell with protection now.'],
      ['bela', 'You have cancelled three paid sales. You can buy with protection again from '],
    ] as const)('%s called off three that were paid', async (who, sentence) => {
      await site.startSale({ ...SENT, cut_state: 'cut', to_be_cut_by: null, roots_tied: 'yes' });
      for (const time of [1, 2, 3]) {
        expect(await buyPage(site.adId)).toContain('Offer £420');
        await payAndCancel(who, time === 1);
      }
      const page = await buyPage(await postAd());
      expect(page).toContain(sentence);
      expect(page).not.toContain('Offer £420');
    });

    test('whoever lost two disputes by our last word: on either side, and not by the clock', async () => {
      const adId = await postAd();
      const lose = (side: 'buyer_id' | 'seller_id', by: string | null) =>
        insertLostDispute(site.db, {
          side,
          who: site.people[side === 'buyer_id' ? 'bela' : 'asha'].id,
          by,
          at: site.clock.now,
        });
      const dara = site.people.dara.id;
      for (const by of [dara, null]) await lose('seller_id', by);
      expect(await buyPage(adId)).toContain('Offer £420');
      await lose('seller_id', dara);
      expect(await buyPage(adId)).toContain('This seller cannot sell with protection now.');
      await site.startSale(SENT);
      for (const by of [dara, dara]) await lose('buyer_id', by);
      expect(await buyPage(await postAd())).toContain('We decided two disputes against you.');
    });

    test('a case at PayPal that is open: here, and to the seller at the yes', async () => {
      await site.green();
      const adId = await postAd();
      expect(await buyPage(adId)).toContain('Offer £420');
      const offer = (await site.act('make', { adId, amount: 420_00 }, 'bela')).json().offer;
      const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
      site.sandbox.sales.act(id, 'open-case');
      await site.moneyWork();
      expect(await buyPage(adId)).toContain('You have a case open at PayPal.');
      expect(said(await site.act('accept', { offerId: offer.id, amount: 420_00 }, 'asha'))).toBe(
        '409 This buyer cannot buy with protection now. You were not bound to anything.',
      );
    });

    test('a seller who has as many open as a newcomer may', async () => {
      const adId = await postAd();
      for (const isLast of [false, true]) {
        const cora = await site.other();
        await site.db.updateTable('accounts').set({ country: 'GB' }).where('id', '=', cora.id).execute();
        const of = await postAd();
        const { offer } = (await cora.post('/api/offer/make', { adId: of, amount: 420_00 })).json();
        expect((await site.act('accept', { offerId: offer.id, amount: 420_00 }, 'asha')).statusCode).toBe(
          200,
        );
        const told = (await buyPage(adId)).includes('This seller has too many protected sales');
        expect(told).toBe(isLast);
      }
    });

    test('postage that is too much once it is dollars', async () => {
      const from = { country: 'IN', town: 'Pune', ships_to: 'worldwide', price: 420_00 } as const;
      await site.startSale({ ...from, postage_far: 80_00 });
      expect(await buyPage(site.adId)).toContain('Offer $525');
      await site.startSale({ ...from, postage_far: 80_10 });
      const page = await buyPage(site.adId);
      expect(page).toContain('Postage to you is $100.13, and in a protected sale it is $100 at most.');
      const { offer } = (await site.make(525_00)).json();
      const yes = await site.act('accept', { offerId: offer.id, amount: 525_00 }, 'asha');
      expect([yes.statusCode, yes.json().fields]).toEqual([422, { postage: ['Between $0.01 and $100.'] }]);
    });
  },
);
