import { listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { formatLength } from '#rules/hair/measure.ts';
import { formatMoney } from '#rules/money/money.ts';
import { DEFAULT_PREFS } from '#rules/preferences/preferences.ts';
import type { Market } from '#market/market.ts';
import { describeFact } from '../../../ads/describe-fact.ts';
import { toOwnAdFacts } from '../../../post/draft/own-ad-facts.ts';
import { showDate } from '../../../ui/dates.ts';
import { listKnown, type ShownFact } from '../../shown-fact.ts';

type AdFile = Omit<Awaited<ReturnType<Market['staff']['adFile']>>, 'steps'>;

/** An ad as names and values, with what only staff know. */
export function adFileFacts({ ad, seller, enteredBy, consent, risk, signals }: AdFile): ShownFact[] {
  return listKnown([
    ['Number', ad.number],
    ['Seller', seller.username, `/super-admin-user/ad-list?seller=${seller.id}`],
    ['Entered by', enteredBy],
    ['Consent', consent && `${showDate(consent.when)}: ${consent.how}`],
    [
      'Price',
      ad.price !== null && ad.currency ? formatMoney({ amount: ad.price, currency: ad.currency }) : null,
    ],
    ['Length', ad.lengthMm === null ? null : formatLength(ad.lengthMm, 'in')],
    ['Weight', ad.grams === null ? null : `${ad.grams} g${ad.gramsEstimated ? ', estimated' : ''}`],
    ...toldFacts(ad),
    ['From', [ad.town, ad.country].filter(Boolean).join(', ')],
    ['Risk', risk > 0 ? `${risk}: ${signals.join(', ')}` : 'no risk signals'],
    ['Created', showDate(ad.createdAt)],
    ['Expires', ad.expiresAt && showDate(ad.expiresAt)],
    ['Note', ad.note],
  ]);
}

/** Where two fields make one row, or where it says more than the field. The hair type is nothing to judge by. */
const IN_OTHER_ROWS = new Set(['lengthMm', 'weightGrams', 'ethnicity']);

/** Everything else the seller told of the hair. */
function toldFacts(ad: AdFile['ad']): [name: string, text: string | null][] {
  const facts: Readonly<Record<string, unknown>> = toOwnAdFacts(ad);
  return listFields(AD_FIELDS)
    .filter(([name, { step, kind }]) => step === 'hair' && kind !== 'flag' && !IN_OTHER_ROWS.has(name))
    .map(([name, field]) => [field.label, describeFact(field, facts[name], DEFAULT_PREFS)]);
}
