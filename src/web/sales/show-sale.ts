import type { SaleView } from '#market/sales/show/sale-view.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { pick } from '#rules/pick.ts';
import { SALE_WORDS } from '#rules/sales/words/sale-words.ts';
import { isFinal, type SaleState } from '#rules/sales/life/sale-states.ts';
import type { SaleButton } from '#rules/sales/words/sale-screen.ts';
import { toDay } from '#rules/time.ts';
import { suggestLowerPrice } from '#rules/sales/sale-terms.ts';
import { toThreadPath } from '../messages/thread/thread-path.ts';
import { nameCarrier, sayLength, toSaleFacts } from './sale-facts.ts';

/** What the page of a sale shows of it to one of its two people. */
export type SaleShown = ReturnType<typeof toShownSale>;

export function toShownSale(sale: SaleView, now: Date) {
  const side = sale.role === 'seller' ? 'seller' : 'buyer';
  const { buttons, ...screen } = SALE_WORDS[sale.state][side](toSaleFacts(sale));
  const shown = buttons.filter((button) => isOpen(button, sale));
  return {
    ...pick(sale, ['id', 'version', 'other', 'state', 'stateSince', 'light', 'steps']),
    ...pick(sale, ['isCancelAsked']),
    address: sale.address && { ...sale.address, country: countryName(sale.address.country) },
    isOver: isFinal(sale.state),
    side,
    ad: pick(sale.ad, ['title', 'url', 'grams', 'photo']),
    talkUrl: toThreadPath(sale.conversationId),
    screen,
    main: shown.find(({ isMain }) => isMain) ?? null,
    others: shown.filter((button, at) => !(button.isMain && at === shown.findIndex(({ isMain }) => isMain))),
    money: toMoney(sale),
    place: findPlace(sale),
    deadline: findDeadline(sale),
    /** Once it is paid, whoever sells has read what it comes to. */
    isRead: sale.steps.some(({ event }) => event === 'complete'),
    settleBy: sale.deadlines.settleBy,
    agreed: toAgreed(sale),
    drawnAt: sale.state === 'preparing' && side === 'seller' ? whenLast(sale, 'show-code-word') : null,
    arrivedAt: whenLast(sale, 'say-arrived'),
    proof: sale.proof && {
      ...sale.proof,
      length: sayLength(sale.proof.length),
      word: sale.words.code,
    },
    lowerBy: toLowerBy(sale),
    parcel: sale.parcel && {
      ...pick(sale.parcel, ['carrier', 'number', 'followUrl', 'isSigned', 'sentAt', 'deliveredOn']),
      name: nameCarrier(sale.parcel.carrier),
    },
    today: toDay(now.toISOString()),
  } as const;
}

const whenLast = ({ steps }: SaleView, event: SaleView['steps'][number]['event']): string | null =>
  steps.findLast((step) => step.event === event)?.at ?? null;

/** `charge`: what PayPal takes; about, until it has said so itself. */
function toMoney({ money, steps }: SaleView) {
  const { providerFee: charge, ...sums } = money;
  return { ...sums, charge, isPaid: steps.some(({ event }) => event === 'complete') };
}

function isOpen({ event }: SaleButton, sale: SaleView): boolean {
  if (event === 'connect') return !sale.isSellerConnected;
  if (event === 'follow') return sale.parcel?.followUrl != null;
  if (event === 'evidence') return true;
  if (event === 'return-address') return sale.return?.parcel === null && !sale.return.hasAddress;
  // Whose hair is off already is let go without asking.
  if (event === 'ask-to-cancel' && !sale.terms.wasUncut) return false;
  return sale.allowed.includes(event);
}

const PLACES: Partial<Record<SaleState, number>> = {
  agreed: 2,
  paying: 2,
  payment_pending: 2,
  paid: 3,
  preparing: 4,
  proved: 5,
  shipped: 6,
  delivered: 7,
  disputed: 7,
  returning: 7,
  releasing: 8,
  released: 9,
};

/** Which of the eight steps comes next; 9: all are done; null where it goes another way. */
function findPlace({ state, steps }: SaleView): number | null {
  const before = steps.findLast(({ to }) => to !== 'frozen')?.to;
  return PLACES[state === 'frozen' ? (before ?? 'frozen') : state] ?? null;
}

/** What has to happen next, and until when. */
function findDeadline(sale: SaleView): { label: string; at: string } | null {
  const { state, deadlines, role, dispute, return: back } = sale;
  const until = (label: string, at: string | null | undefined) => at && { label, at };
  if (state === 'agreed')
    return (
      until(role === 'buyer' ? 'Pay by' : 'To be paid by', deadlines.payBy) ||
      until('PayPal is connected by', deadlines.connectBy) ||
      null
    );
  if (state === 'paid' || state === 'preparing' || state === 'proved')
    return until('To be posted by', deadlines.shipBy) || null;
  if (state === 'shipped') return until('Taken as arrived on', deadlines.arriveBy) || null;
  if (state === 'disputed')
    return (
      until('The decision becomes final on', dispute?.appealBy) ||
      until('We decide by', dispute?.decideBy) ||
      null
    );
  if (state === 'returning')
    return until('Money back on', back?.objectBy) || until('To be sent back by', back?.returnBy) || null;
  return (state === 'delivered' && until('Time to look until', deadlines.inspectBy)) || null;
}

const toAgreed = ({ terms }: SaleView) => ({
  leastGrams: terms.leastGrams,
  leastLength: sayLength(terms.leastLength),
  shipDays: terms.shipDays,
  to: countryName(terms.country),
  from: countryName(terms.fromCountry),
  isAbroad: terms.country !== terms.fromCountry,
  postageBy: terms.postageBy,
});

/** What less hair than promised is worth less, in minor units, until something was given back for it. */
function toLowerBy({ proof, terms, money }: SaleView): number | null {
  if (money.back > 0) return null;
  const lower = proof && suggestLowerPrice(money.price, terms, proof);
  return lower === null ? null : money.price - lower;
}
