import { insertUpload, wireAd } from './posting.ts';
import type { Name } from '../people/cast.ts';
import type { TestSite } from '../site/test-site.ts';

type StoredAmounts = {
  id: string;
  version: number;
  status: string;
  price: number | null;
  offerFloor: number | null;
  currency: 'EUR' | 'GBP';
};
type Fields = Record<string, string>;

/** What stands beside the field of this name: the amount as it was read. */
export const saidIn = (page: string, field: string): string | undefined =>
  new RegExp(`<output[^>]*data-said="${field}"[^>]*>(.*?)</output>`, 's')
    .exec(page)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replace(/^=\s*/, '');

/** Amounts sent by forms, as a browser without script sends them. */
export function openForms(site: TestSite) {
  const send = (url: string, fields: Fields, who: Name = 'asha') => site.postForm(url, fields, who);
  return {
    send,
    kept: async (id: string): Promise<StoredAmounts> =>
      (await site.get(`/api/seller/getMyAdDetails?adId=${id}`, 'asha')).json().ad,
    async draft(more: Record<string, unknown> = {}): Promise<StoredAmounts> {
      const owner = site.people.asha.id;
      const photos = [
        { id: await insertUpload(site.db, owner), tape: true },
        { id: await insertUpload(site.db, owner) },
      ];
      const wanted = { ...wireAd({ photos, currency: 'EUR', ...more }), submit: false };
      return (await site.post('/api/ad/postAdDetails', wanted, 'asha')).json().ad;
    },
    /** The step of the form that asks for the price. */
    sendPrice: (ad: { id: string; version: number }, fields: Fields) =>
      send(`/post-an-ad/price?draft=${ad.id}`, {
        draft: ad.id,
        version: String(ad.version),
        currency: 'EUR',
        country: 'DE',
        town: 'Bonn',
        shipsTo: 'own-country',
        ...fields,
      }),
  };
}
