import { formatLength } from '#rules/hair/measure.ts';
import { formatMoney } from '#rules/money.ts';
import type { OwnAd } from '#market/ads/own-ad-view.ts';
import { showDate } from '../../ui/dates.ts';
import type { Fact } from '../facts.tsx';

type AdFile = {
  ad: OwnAd;
  seller: { id: string; username: string };
  enteredBy: string | null;
  consent: { when: string; how: string } | null;
  risk: number;
  signals: string[];
};

/** An ad as names and values, with what only staff know. */
export function adFileFacts({ ad, seller, enteredBy, consent, risk, signals }: AdFile): Fact[] {
  return [
    ['Id', ad.id],
    [
      'Seller',
      <a key="seller" href={`/super-admin-user/ad-list?seller=${seller.id}`}>
        {seller.username}
      </a>,
    ],
    ['Entered by', enteredBy],
    ['Consent', consent && `${showDate(consent.when)}: ${consent.how}`],
    [
      'Price',
      ad.price !== null && ad.currency ? formatMoney({ amount: ad.price, currency: ad.currency }) : null,
    ],
    ['Length', ad.lengthMm === null ? null : formatLength(ad.lengthMm, 'in')],
    ['Weight', ad.grams === null ? null : `${ad.grams} g${ad.gramsEstimated ? ', estimated' : ''}`],
    ['Colour', ad.colour],
    ['Hair', [ad.texture, ad.treatment, ad.condition].filter(Boolean).join(', ')],
    ['Cut', ad.cutState],
    ['From', [ad.town, ad.country].filter(Boolean).join(', ')],
    ['Risk', risk > 0 ? `${risk}: ${signals.join(', ')}` : 'no risk signals'],
    ['Created', showDate(ad.createdAt)],
    ['Expires', ad.expiresAt && showDate(ad.expiresAt)],
    ['Note', ad.note],
  ];
}
