import type { SaleView } from '#market/sales/show/sale-view.ts';
import { countryInSentence } from '#rules/countries/country-in-sentence.ts';
import { formatLength, formatWeight } from '#rules/hair/measure.ts';
import { formatMoney } from '#rules/money/money.ts';
import { CARRIERS, type CarrierName } from '#rules/sales/parcel/carriers.ts';
import type { SaleFacts } from '#rules/sales/words/sale-screen.ts';
import { markMoment } from './parts/marked-moment.ts';

/** '28 in (71 cm)'. */
export const sayLength = (mm: number): string => `${formatLength(mm, 'in')} (${formatLength(mm, 'cm')})`;

/** The carrier's name as people know it. */
export const nameCarrier = (carrier: string): string => CARRIERS[carrier as CarrierName].name;

/** What the sentences of a sale name, for one of its two people. Moments are marked: the page tells them by its reader's clock. */
export function toSaleFacts(sale: SaleView): SaleFacts {
  const { role, other, deadlines, money, proof, parcel } = sale;
  const say = (amount: number) => formatMoney({ amount, currency: money.currency });
  const when = (moment: string | null) => moment && markMoment(moment);
  const isWaiting = sale.state === 'paid' && deadlines.lightFrom !== null && sale.light.colour === 'red';
  return {
    buyer: role === 'seller' ? other.username : 'you',
    seller: role === 'buyer' ? other.username : 'you',
    total: say(money.total),
    wasUncut: sale.terms.wasUncut,
    isSellerConnected: sale.isSellerConnected,
    country: countryInSentence(sale.terms.country),
    shipDays: sale.terms.shipDays,
    leastGrams: formatWeight(sale.terms.leastGrams, 'g'),
    leastLength: sayLength(sale.terms.leastLength),
    payBy: when(deadlines.payBy),
    lightFrom: isWaiting && isAhead(sale) ? when(deadlines.lightFrom) : null,
    shipBy: when(deadlines.shipBy),
    inspectBy: when(deadlines.inspectBy),
    ...toDisputeFacts(sale),
    payFailure: sale.payFailure,
    isCancelAsked: sale.isCancelAsked,
    codeWord: sale.words.code,
    inspectWord: sale.words.inspect,
    grams: proof && formatWeight(proof.grams, 'g'),
    length: proof && sayLength(proof.length),
    isBelowLeast: proof?.isBelowLeast ?? false,
    carrier: parcel && nameCarrier(parcel.carrier),
    partOffered: sale.partOffer && say(sale.partOffer.amount),
    frozenBy: sale.frozenBy,
    end: sale.endReason,
    endedBy: sale.endedBy,
    endedOn: when(sale.state === 'released' || sale.state === 'refunded' ? sale.stateSince : null),
    isAdSetAside: isAdSetAside(sale),
    paidOut: sale.state === 'released' ? say(money.sellerGetsAbout) : null,
    providerFee: sale.state === 'released' ? say(money.providerFee) : null,
    back: money.back > 0 ? say(money.back) : null,
    isSlow: money.isSlow,
    owed: money.owed > 0 ? say(money.owed) : null,
  };
}

/** The code word was shown, and the sale ended without the money being the seller's. Money that came late was for no ad. */
const isAdSetAside = ({ words, endReason, steps }: SaleView): boolean =>
  words.code !== null && endReason !== 'too-late' && !steps.some(({ to }) => to === 'released');

/** The light is red because its day has not come: the sentence under it says until when. */
const isAhead = ({ light }: SaleView): boolean => light.why.startsWith('The money has come.');

/** What a dispute and a return add to the sentences. */
function toDisputeFacts({ dispute, return: back, words }: SaleView) {
  const open = dispute?.isOpen ? dispute : null;
  const when = (moment: string | null | undefined) => (moment ? markMoment(moment) : null);
  return {
    answerBy: when(open?.answerBy),
    decideBy: when(open?.decideBy),
    appealBy: when(open?.appealBy),
    returnBy: when(back?.returnBy),
    objectBy: when(back?.objectBy),
    returnWord: words.return,
    problem: open?.reason ?? null,
    hasSellerAnswered: open?.isAnswered ?? false,
    decision: open?.decisions.at(-1)?.says ?? null,
  };
}
