import { adUrl } from '#rules/ads/title.ts';
import { type CarrierName, followParcel } from '#rules/sales/carriers.ts';
import { isSaleCurrency, PROVIDER_RATES, sumUp } from '#rules/sales/sale-fee.ts';
import { allowedSaleEvents, saleParties, saleStateAt } from '#rules/sales/sale-state.ts';
import { disputeHindrance } from '#rules/sales/dispute-steps.ts';
import { toDisputeLife } from '../disputes/ensure-in-dispute.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import type { SaleThings } from './show-store.ts';
import { isProof, makeDisputeView, makeReturnView } from './make-dispute-view.ts';
import { makeLightView } from './make-light-view.ts';
import type { SaleCard, SaleView } from './sale-view.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const roleOf = (sale: SaleRow, reader: string): SaleView['role'] =>
  reader === sale.seller_id ? 'seller' : reader === sale.buyer_id ? 'buyer' : 'admin';

function makeMoney(sale: SaleRow): SaleView['money'] {
  const { currency, price, postage, fee, total, back } = sale;
  if (!isSaleCurrency(currency)) throw new Error(`a sale in ${currency}`);
  const rate = sale.from_country === 'IN' ? PROVIDER_RATES.fromIndia : PROVIDER_RATES.home;
  const providerFee = sale.provider_fee ?? sumUp({ amount: price, currency }, postage, rate).charge;
  return {
    currency,
    price,
    postage,
    fee,
    total,
    providerFee,
    // Of what went back, our fee for it went back, too.
    sellerGetsAbout: Math.max(0, total - back - (fee - sale.back_house) - providerFee),
    back,
  };
}

/** What a line of a list says of a sale. */
export function makeSaleCard(sale: SaleRow, reader: string, now: Date): SaleCard {
  const role = roleOf(sale, reader);
  const life = toSaleLife(sale);
  const { currency, price, total } = makeMoney(sale);
  return {
    id: sale.id,
    version: sale.version,
    role,
    other: { username: role === 'seller' ? sale.buyer : sale.seller },
    ad: { id: sale.ad_id, title: sale.ad_title ?? 'An ad', url: adUrl(sale.ad_id, sale.ad_slug) },
    state: saleStateAt(life, now),
    stateSince: sale.state_since.toISOString(),
    light: makeLightView(sale, now),
    money: { currency, price, total },
    isSellerConnected: sale.is_seller_connected,
    allowed: allowedSaleEvents(saleParties(reader, life), life, now),
  };
}

/** Field by field: what is not named here does not leave. */
export function makeSaleView(sale: SaleRow, things: SaleThings, reader: string, now: Date): SaleView {
  const card = makeSaleCard(sale, reader, now);
  const { role } = card;
  return {
    ...card,
    conversationId: sale.conversation_id,
    terms: {
      country: sale.country,
      fromCountry: sale.from_country,
      shipDays: sale.ship_days,
      leastGrams: sale.least_grams,
      leastLength: sale.least_length_mm,
      postageBy: sale.postage_by === 'buyer' ? 'buyer' : 'seller',
      wasUncut: sale.was_uncut,
    },
    money: makeMoney(sale),
    deadlines: {
      connectBy: iso(sale.connect_by),
      payBy: iso(sale.pay_by),
      lightFrom: iso(sale.light_from),
      shipBy: iso(sale.ship_by),
      arriveBy: iso(sale.arrive_by),
      inspectBy: iso(sale.inspect_by),
      settleBy: iso(sale.settle_by),
    },
    words: makeWords(sale, role),
    proof: makeProof(sale, things),
    parcel: makeParcel(things),
    address:
      role === 'seller' && (card.state === 'proved' || card.state === 'shipped') ? things.address : null,
    partOffer: things.partOffer,
    isCancelAsked: sale.cancel_asked_at !== null,
    dispute: makeDisputeView(sale, things),
    return: makeReturnView(sale, { back: things.parcelBack, returnAddress: things.returnAddress }, role),
    frozenBy: sale.frozen_why,
    allowed: allowedNow(sale, things, { reader, now }),
    endReason: sale.end_reason,
    endedBy: findEndedBy(sale, things),
    steps: things.steps.map(({ event, to_state, at }) => ({ event, to: to_state, at: at.toISOString() })),
  };
}

const CALLED_OFF: readonly SaleView['state'][] = ['withdrawn', 'refunding'];

/** Who called it off: whoever asked to cancel, not who agreed to that. */
function findEndedBy(sale: SaleRow, { steps }: SaleThings): SaleView['endedBy'] {
  if (sale.end_reason === null) return null;
  if (sale.end_reason === 'cancelled-by-buyer') return 'buyer';
  const by = steps.findLast(({ to_state }) => CALLED_OFF.includes(to_state))?.account_id;
  if (by === sale.buyer_id) return 'buyer';
  return by === sale.seller_id ? 'seller' : null;
}

/** What the states allow, less what a dispute or a return stands in the way of. */
function allowedNow(
  sale: SaleRow,
  { dispute }: SaleThings,
  { reader, now }: { reader: string; now: Date },
): SaleView['allowed'] {
  const life = toSaleLife(sale);
  const [party = 'admin'] = saleParties(reader, life);
  const events = allowedSaleEvents(party === 'admin' ? [] : [party], life, now);
  if (!dispute) return events;
  const standing = toDisputeLife(sale, dispute, party);
  return events.filter((event) => disputeHindrance(event, standing, now) === null);
}

/** Each side's own word; the seller's also to the buyer, beside the photos that carry it. */
const makeWords = (sale: SaleRow, role: SaleView['role']): SaleView['words'] => ({
  code: role === 'seller' || sale.grams !== null ? sale.code_word : null,
  inspect: role === 'buyer' ? sale.inspect_word : null,
  return: role === 'buyer' ? sale.return_word : null,
});

function makeProof(sale: SaleRow, { photos }: SaleThings): SaleView['proof'] {
  if (sale.grams === null || sale.length_mm === null) return null;
  return {
    grams: sale.grams,
    length: sale.length_mm,
    isBelowLeast: toSaleLife(sale).isBelowLeast,
    photos: photos
      .filter((photo) => isProof(sale, photo))
      .map(({ photo_id, kind, seen_before }) => ({ id: photo_id, kind, isSeenBefore: seen_before })),
  };
}

const makeParcel = ({ parcel }: SaleThings): SaleView['parcel'] =>
  parcel && {
    carrier: parcel.carrier,
    number: parcel.number,
    followUrl: parcel.number === null ? null : followParcel(parcel.carrier as CarrierName, parcel.number),
    isSigned: parcel.signed,
    sentAt: parcel.sent_at.toISOString(),
  };
