import { adUrl } from '#rules/ads/title.ts';
import { type CarrierName, followParcel } from '#rules/sales/parcel/carriers.ts';
import { isSaleCurrency, PROVIDER_RATES, sumUp } from '#rules/sales/money/sale-fee.ts';
import { findNext } from '#rules/sales/life/find-next.ts';
import type { SaleStanding } from '#rules/sales/life/sale-hindrances.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { returnHindrance } from '../returns/begin-return.ts';
import { listOpenEvents } from '../standing/read-standing.ts';
import type { SaleThings } from './show-store.ts';
import { isProof, makeDisputeView, makeReturnView } from './make-dispute-view.ts';
import { makeLightView } from './make-light-view.ts';
import type { SaleCard, SaleView } from './sale-view.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const roleOf = (sale: SaleRow, reader: string): SaleView['role'] =>
  reader === sale.seller_id ? 'seller' : reader === sale.buyer_id ? 'buyer' : 'admin';

function makeMoney(sale: SaleRow): Omit<SaleView['money'], 'isSlow' | 'owed'> {
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

const makeAd = (sale: SaleRow): SaleView['ad'] => ({
  id: sale.ad_id,
  title: sale.ad_title ?? 'An ad',
  url: adUrl(sale.ad_id, sale.ad_slug),
  grams: sale.ad_grams,
  photo: sale.ad_photo && `/photos/${sale.ad_photo}/small.webp`,
});

type Onlooker = { reader: string; now: Date };

/** What a line of a list says of a sale. */
export function makeSaleCard(sale: SaleRow, standing: SaleStanding, { reader, now }: Onlooker): SaleCard {
  const role = roleOf(sale, reader);
  const state = saleStateAt(toSaleLife(sale), now);
  const { currency, price, total } = makeMoney(sale);
  const light = makeLightView(sale, now);
  const allowed = role === 'admin' ? [] : listOpenEvents(sale, standing, { accountId: reader, now });
  const isSellerConnected = sale.is_seller_connected;
  return {
    id: sale.id,
    version: sale.version,
    role,
    other: { username: role === 'seller' ? sale.buyer : sale.seller },
    ad: makeAd(sale),
    state,
    stateSince: sale.state_since.toISOString(),
    light,
    money: { currency, price, total },
    isSellerConnected,
    allowed,
    next: findNext({
      role,
      allowed,
      isSellerConnected,
      isGreen: light.colour === 'green',
      isReturning: state === 'returning',
      hasReturnAddress: sale.has_return_address,
      isReturnPosted: sale.is_return_posted,
    }),
  };
}

/** Field by field: what is not named here does not leave. */
export function makeSaleView(sale: SaleRow, things: SaleThings, onlooker: Onlooker): SaleView {
  const card = makeSaleCard(sale, things.standing, onlooker);
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
    money: {
      ...makeMoney(sale),
      isSlow: role === 'buyer' && things.isRefundSlow,
      owed: role === 'admin' ? 0 : things.owed[role],
    },
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
    parcel: makeParcel(sale, things),
    address:
      role === 'seller' && (card.state === 'proved' || card.state === 'shipped') ? things.address : null,
    partOffer: things.partOffer,
    payFailure: role === 'buyer' ? things.payFailure : null,
    isCancelAsked: sale.cancel_asked_at !== null,
    dispute: makeDisputeView(sale, things),
    return: makeReturnView(sale, { back: things.parcelBack, returnAddress: things.returnAddress }, role),
    frozenBy: sale.frozen_why,
    canHairComeBack: returnHindrance(sale, onlooker.now) === null,
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

const makeParcel = (sale: SaleRow, { parcel }: SaleThings): SaleView['parcel'] =>
  parcel && {
    carrier: parcel.carrier,
    number: parcel.number,
    followUrl: parcel.number === null ? null : followParcel(parcel.carrier as CarrierName, parcel.number),
    isSigned: parcel.signed,
    sentAt: parcel.sent_at.toISOString(),
    deliveredOn: sale.arrived_on,
  };
