/**
 * What a protected sale should be after each thing that happens to it, read from the specification and written apart from
 * the rules: nothing of src/rules/sales is used here, so that a mistake there is a difference here. Hair is on the head,
 * both live in one country, a dispute is nobody's wish.
 */
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

export type OracleSale = {
  state: string;
  now: number;
  connectBy: number;
  payBy: number | null;
  lightFrom: number;
  shipBy: number;
  arriveBy: number;
  inspectBy: number;
  isAsked: boolean;
  isGranted: boolean;
  isShown: boolean;
  grams: number | null;
  /** When the provider last said that it holds the sum. */
  checkedAt: number;
  /** When the books are compared next. */
  compareAt: number;
  /** In pence, by account. */
  books: Record<'payer' | 'held' | 'seller' | 'house' | 'provider', number>;
  ad: 'live' | 'reserved' | 'paused' | 'sold';
};

const SUMS = { price: 420_00, postage: 8_50, fee: 16_60, total: 445_10, charge: 13_21, least: 155 };

export const agreedAt = (now: number): OracleSale => ({
  state: 'agreed',
  now,
  connectBy: now + 72 * HOUR,
  payBy: null,
  lightFrom: 0,
  shipBy: 0,
  arriveBy: 0,
  inspectBy: 0,
  isAsked: false,
  isGranted: false,
  isShown: false,
  grams: null,
  checkedAt: 0,
  compareAt: 0,
  books: { payer: 0, held: 0, seller: 0, house: 0, provider: 0 },
  ad: 'reserved',
});

const UNPOSTED = ['paid', 'preparing', 'proved'];
const HELD = [...UNPOSTED, 'shipped', 'delivered'];
const NOTHING = { payer: 0, held: 0, seller: 0, house: 0, provider: 0 };

/** All of it goes back; the provider keeps its charge, from the seller or, where the buyer asked for it, from them. */
function refund(sale: OracleSale, isBuyersWish = false): void {
  const { charge } = SUMS;
  sale.state = 'refunded';
  sale.books = { ...NOTHING, [isBuyersWish ? 'payer' : 'seller']: -charge, provider: charge };
  sale.ad = sale.isShown ? 'paused' : 'live';
}

function release(sale: OracleSale): void {
  const { total, fee, charge } = SUMS;
  sale.state = 'released';
  sale.books = { payer: -total, held: 0, seller: total - fee - charge, house: fee, provider: charge };
  sale.ad = 'sold';
}

/** What the clock has decided by now, and what the money did then. */
function tick(sale: OracleSale): void {
  const { now } = sale;
  if (sale.state === 'agreed' && now >= (sale.payBy ?? sale.connectBy)) {
    sale.state = 'lapsed';
    sale.ad = 'live';
  }
  if (UNPOSTED.includes(sale.state) && now >= sale.shipBy) refund(sale);
  if (sale.state === 'shipped' && now >= sale.arriveBy) {
    sale.state = 'delivered';
    sale.inspectBy = sale.arriveBy + 3 * DAY;
  }
  if (sale.state === 'delivered' && now >= sale.inspectBy) release(sale);
}

/** What each can do, and whether it is possible now; then what becomes of the sale. */
const DEEDS: Record<string, { can: (sale: OracleSale) => boolean; does: (sale: OracleSale) => void }> = {
  'seller withdraw': { can: ({ state }) => state === 'agreed', does: withdraw },
  'buyer withdraw': { can: ({ state }) => state === 'agreed', does: withdraw },
  'seller connect': {
    can: ({ state, payBy }) => state === 'agreed' && payBy === null,
    does: (sale) => void (sale.payBy = sale.now + 24 * HOUR),
  },
  'buyer pay': {
    can: ({ state, payBy }) => state === 'agreed' && payBy !== null,
    does(sale) {
      sale.state = 'paid';
      // A first purchase of more than £200 waits a day.
      sale.lightFrom = sale.now + DAY;
      sale.shipBy = sale.now + 6 * DAY;
      sale.checkedAt = sale.now;
      sale.compareAt = sale.now;
      sale.books = { payer: -SUMS.total, held: SUMS.total, seller: 0, house: 0, provider: 0 };
    },
  },
  'seller codeWord': {
    // The provider is asked first: only the day that is waited for can be in the way.
    can: ({ state, now, lightFrom }) => state === 'paid' && now >= lightFrom,
    does(sale) {
      sale.state = 'preparing';
      sale.isShown = true;
      sale.checkedAt = sale.now;
    },
  },
  'seller prove': { can: ({ state }) => state === 'preparing', does: (sale) => prove(sale, 164) },
  'seller proveLess': {
    can: ({ state }) => state === 'preparing',
    does: (sale) => prove(sale, 120),
  },
  'seller ship': {
    can: ({ state }) => state === 'proved',
    does(sale) {
      sale.state = 'shipped';
      sale.arriveBy = sale.now + 5 * DAY;
    },
  },
  'buyer grantDays': {
    can: ({ state, isGranted }) => ['paid', 'preparing'].includes(state) && !isGranted,
    does(sale) {
      // Never past the seventh day.
      const taken = sale.shipBy - 6 * DAY;
      sale.shipBy = Math.min(sale.shipBy + 2 * DAY, taken + 7 * DAY);
      sale.isGranted = true;
    },
  },
  'buyer askCancel': {
    can: ({ state, isAsked }) => state === 'paid' && !isAsked,
    does: (sale) => void (sale.isAsked = true),
  },
  'seller sayNo': {
    can: ({ state, isAsked }) => state === 'paid' && isAsked,
    does: (sale) => void (sale.isAsked = false),
  },
  'seller sayYes': {
    can: ({ state, isAsked }) => state === 'paid' && isAsked,
    does: (sale) => refund(sale, true),
  },
  'seller cancel': { can: ({ state }) => UNPOSTED.includes(state), does: (sale) => refund(sale) },
  // Hair on the head is not given up by the buyer alone.
  'buyer cancel': { can: () => false, does: () => {} },
  'buyer stop': {
    can: ({ state, grams }) => state === 'proved' && (grams ?? 0) < SUMS.least,
    does: (sale) => refund(sale),
  },
  'buyer arrived': {
    can: ({ state }) => state === 'shipped',
    does(sale) {
      sale.state = 'delivered';
      sale.inspectBy = sale.now + 3 * DAY;
    },
  },
  'buyer acceptHair': {
    can: ({ state }) => ['shipped', 'delivered'].includes(state),
    does: release,
  },
};
export const ORACLE_DEEDS = Object.keys(DEEDS);

function withdraw(sale: OracleSale): void {
  sale.state = 'withdrawn';
  sale.ad = 'live';
}

function prove(sale: OracleSale, grams: number): void {
  sale.state = 'proved';
  sale.grams = grams;
}

/** Whether it should be done; if so, what it is afterwards. */
export function oracleDoes(sale: OracleSale, deed: string): boolean {
  tick(sale);
  const row = DEEDS[deed];
  if (!row?.can(sale)) return false;
  row.does(sale);
  return true;
}

export function oracleWaits(sale: OracleSale, ms: number): void {
  sale.now += ms;
  tick(sale);
}

/** The provider is asked about what is or would be green. */
export function oracleAsks(sale: OracleSale): void {
  const isDue = sale.now - sale.checkedAt >= 4 * MINUTE && sale.now >= sale.lightFrom;
  if (UNPOSTED.includes(sale.state) && isDue) sale.checkedAt = sale.now;
}

/** The books are compared every two minutes while money is held: that, too, is the provider's word. */
export function oracleCompares(sale: OracleSale): void {
  if (!HELD.includes(sale.state) || sale.now < sale.compareAt) return;
  sale.checkedAt = sale.now;
  sale.compareAt = sale.now + 2 * MINUTE;
}

/** The bank takes it back, wherever it is. */
export function oracleReverses(sale: OracleSale): void {
  if (!HELD.includes(sale.state)) return;
  sale.state = 'reversed';
  sale.books = NOTHING;
  sale.ad = sale.isShown ? 'paused' : 'live';
}

export function oracleLight(sale: OracleSale): 'red' | 'green' | 'none' {
  const { state, now, checkedAt } = sale;
  if (['shipped', 'delivered', 'released'].includes(state)) return 'none';
  // Over: nobody is told not to cut what is cut, as its photos prove.
  if (['refunded', 'reversed'].includes(state) && sale.grams !== null) return 'none';
  const freshFor = state === 'paid' ? 15 * MINUTE : 2 * HOUR;
  const isGreen = UNPOSTED.includes(state) && now >= sale.lightFrom && now < sale.shipBy;
  return isGreen && now - checkedAt <= freshFor ? 'green' : 'red';
}

const BUTTONS: Record<string, { buyer: string; seller: string }> = {
  agreed: { buyer: 'withdraw', seller: 'withdraw' },
  paid: { buyer: '', seller: 'cancel' },
  preparing: { buyer: '', seller: 'cancel prove' },
  proved: { buyer: '', seller: 'cancel offer-part ship' },
  shipped: { buyer: 'accept-hair say-arrived', seller: 'correct-parcel note-arrival offer-part' },
  delivered: { buyer: 'accept-hair dispute', seller: 'note-arrival offer-part' },
};

/** What each side may do now and is not refused, in the order of the alphabet. */
export function oracleButtons(sale: OracleSale, side: 'buyer' | 'seller'): string[] {
  const { state, payBy, now, lightFrom, isAsked, isGranted, grams } = sale;
  const sometimes = {
    buyer: [
      state === 'agreed' && payBy !== null && 'take',
      ['paid', 'preparing'].includes(state) && !isGranted && 'grant-days',
      state === 'paid' && !isAsked && 'ask-to-cancel',
      state === 'proved' && (grams ?? 0) < SUMS.least && 'stop',
    ],
    seller: [
      state === 'agreed' && payBy !== null && 'keep-longer',
      state === 'paid' && now >= lightFrom && 'show-code-word',
      state === 'paid' && isAsked && 'answer-cancel',
    ],
  };
  const always = (BUTTONS[state]?.[side] ?? '').split(' ');
  return [...always, ...sometimes[side].map((name) => name || '')].filter(Boolean).toSorted();
}
