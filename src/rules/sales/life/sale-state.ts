import { Refusal } from '../../refusal.ts';
import { inspectBy as toInspectBy, PAYING_MS, PENDING_MS, RETURN_ADDRESS_MS } from './sale-deadlines.ts';
import { SALE_LIFE, type SaleEvent, type SaleParty, type SaleStep } from './sale-life.ts';
import { SALE_STATE_IN_A_SENTENCE, SALE_STATES, type SaleState } from './sale-states.ts';
import { type Outcome, type StandingOfSale, whatTheClockDecides } from '../money/settle-sale.ts';

/** Every step the table knows, for whoever guards it elsewhere (the database does). */
export const SALE_STEPS: readonly (readonly [from: SaleState, to: SaleState])[] = SALE_STATES.flatMap(
  (from) =>
    SALE_STATES.filter(
      (to) => to !== from && SALE_LIFE.some((step) => step.to === to && step.from.includes(from)),
    ).map((to) => [from, to] as const),
);

/** As much of a sale as its life depends on. */
export type SaleInLife = {
  state: SaleState;
  stateSince: Date;
  version: number;
  buyerId: string;
  sellerId: string;
  wasUncut: boolean;
  connectBy: Date | null;
  payBy: Date | null;
  shipBy: Date | null;
  arriveBy: Date | null;
  inspectBy: Date | null;
  /** Of a return: until when it has to be posted, and, once it is, until when it can be objected to. */
  returnBy: Date | null;
  objectBy: Date | null;
  /** Whether the seller has said where her hair is sent back to. */
  hasReturnAddress: boolean;
  settleBy: Date | null;
  /** From when on a decision can no longer be appealed against, or its appeal is answered. */
  decisionStandsAt: Date | null;
  cancelAskedAt: Date | null;
  isBelowLeast: boolean;
  /** Whether it is paid for hair that its buyer has, since it came late. */
  isFollowUp: boolean;
  frozenFrom: SaleState | null;
  standing: StandingOfSale;
};

const OUTCOME_STATE: Record<Outcome, SaleState> = { release: 'releasing', refund: 'refunding' };

/** The state that holds now: what is past its time is over, whether or not the scheduler has seen it. */
export function saleStateAt(sale: SaleInLife, now: Date): SaleState {
  const passed = (deadline: Date | null) => deadline !== null && deadline <= now;
  const since = (ms: number) => passed(new Date(sale.stateSince.getTime() + ms));
  switch (sale.state) {
    case 'agreed':
      return passed(sale.payBy ?? sale.connectBy) ? 'lapsed' : 'agreed';
    case 'paying':
      return since(PAYING_MS) ? 'agreed' : 'paying';
    case 'payment_pending':
      return since(PENDING_MS) ? 'lapsed' : 'payment_pending';
    case 'paid':
    case 'preparing':
    case 'proved':
      return passed(sale.shipBy) ? 'refunding' : sale.state;
    case 'shipped':
      if (!sale.arriveBy || !passed(sale.arriveBy)) return 'shipped';
      return passed(toInspectBy(sale.arriveBy)) ? 'releasing' : 'delivered';
    case 'delivered':
      return passed(sale.inspectBy) ? 'releasing' : 'delivered';
    case 'returning':
      if (sale.objectBy) return passed(sale.objectBy) ? 'refunding' : 'returning';
      // Not one of the two lost the hair by it: the buyer would have sent it.
      if (!sale.hasReturnAddress && since(RETURN_ADDRESS_MS)) return 'refunding';
      return passed(sale.returnBy) ? 'releasing' : settled(sale, passed(sale.settleBy));
    case 'disputed':
      return settled(sale, passed(sale.decisionStandsAt) || passed(sale.settleBy));
    case 'frozen':
      return settled(sale, passed(sale.settleBy));
    default:
      return sale.state;
  }
}

function settled({ state, standing }: SaleInLife, isDue: boolean): SaleState {
  // A case at the provider runs by the provider's clock.
  if (!isDue || standing.frozenBy === 'provider') return state;
  return OUTCOME_STATE[whatTheClockDecides(state, standing)];
}

/** What somebody is to a sale; nothing to those whom it does not concern. */
export function saleParties(accountId: string, { buyerId, sellerId }: SaleInLife): SaleParty[] {
  if (accountId === sellerId) return ['seller'];
  return accountId === buyerId ? ['buyer'] : [];
}

/** What these may do with a sale now: the buttons to show. */
export function allowedSaleEvents(parties: readonly SaleParty[], sale: SaleInLife, now: Date): SaleEvent[] {
  const state = saleStateAt(sale, now);
  const open = SALE_LIFE.filter(
    (step) =>
      step.from.includes(state) && step.who.some((party) => parties.includes(party)) && holds(step, sale),
  );
  return [...new Set(open.map(({ event }) => event))];
}

/**
 * Where the event leads. Several ways lead on from some: `wanted` says which. Anything that the table does not know is
 * refused with how the sale stands.
 */
export function ensureSaleStep(
  parties: readonly SaleParty[],
  sale: SaleInLife,
  event: SaleEvent,
  now: Date,
  wanted?: SaleState,
): SaleState {
  // What the clock ends is ended from where it was.
  const from = parties.includes('clock') ? sale.state : saleStateAt(sale, now);
  const step = SALE_LIFE.find(
    (each) =>
      each.event === event &&
      each.from.includes(from) &&
      each.who.some((party) => parties.includes(party)) &&
      (wanted === undefined || each.to === wanted) &&
      (!parties.includes('clock') || each.to === nextByClock(sale, now)) &&
      holds(each, sale),
  );
  if (step) return step.to;
  throw new Refusal(
    'conflict',
    `This sale is ${SALE_STATE_IN_A_SENTENCE[from]}. This cannot be done now.`,
    {},
    { current: { status: from, version: sale.version } },
  );
}

/** One step at a time: a parcel that arrived by the clock is looked at first, if only for a moment. */
export function nextByClock(sale: SaleInLife, now: Date): SaleState | null {
  const state = saleStateAt(sale, now);
  if (state === sale.state) return null;
  return sale.state === 'shipped' ? 'delivered' : state;
}

function holds({ only, isBack, to }: SaleStep, sale: SaleInLife): boolean {
  if (isBack && to !== sale.frozenFrom) return false;
  if (only === 'hair-was-off') return !sale.wasUncut;
  if (only === 'below-least') return sale.isBelowLeast;
  if (only === 'follow-up') return sale.isFollowUp;
  return only !== 'cancel-asked' || sale.cancelAskedAt !== null;
}
