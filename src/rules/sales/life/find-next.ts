import type { SaleEvent } from './sale-life.ts';

/** A step that waits for somebody; or to say where their hair is sent back to, which is no step. */
type NextOfSale = SaleEvent | 'return-address';

/** As much of a sale as says what waits for one of its two people. */
type SaleWaiting = {
  role: 'buyer' | 'seller' | 'admin';
  /** What they may do now. */
  allowed: readonly SaleEvent[];
  isSellerConnected: boolean;
  isGreen: boolean;
  isReturning: boolean;
  hasReturnAddress: boolean;
  isReturnPosted: boolean;
};

type Row = readonly [event: NextOfSale, isIt: (sale: SaleWaiting) => boolean];
const asSoonAsAllowed = (event: SaleEvent): Row => [event, ({ allowed }) => allowed.includes(event)];

/** The most pressing first. */
const WAITS: readonly Row[] = [
  [
    'connect',
    ({ role, allowed, isSellerConnected }) =>
      role === 'seller' && allowed.includes('withdraw') && !isSellerConnected,
  ],
  ['take', ({ allowed, isSellerConnected }) => allowed.includes('take') && isSellerConnected],
  asSoonAsAllowed('answer-cancel'),
  // A red light has one next step: to wait.
  ['show-code-word', ({ allowed, isGreen }) => allowed.includes('show-code-word') && isGreen],
  asSoonAsAllowed('prove'),
  asSoonAsAllowed('ship'),
  asSoonAsAllowed('answer'),
  asSoonAsAllowed('accept-decision'),
  [
    'return-address',
    ({ role, isReturning, hasReturnAddress, isReturnPosted }) =>
      role === 'seller' && isReturning && !hasReturnAddress && !isReturnPosted,
  ],
  asSoonAsAllowed('post-return'),
  ['return-came', ({ allowed, isReturnPosted }) => allowed.includes('return-came') && isReturnPosted],
  asSoonAsAllowed('say-arrived'),
  asSoonAsAllowed('dispute'),
];

/** The one thing that waits for this reader; null where they only wait. */
export const findNext = (sale: SaleWaiting): NextOfSale | null =>
  WAITS.find(([, isIt]) => isIt(sale))?.[0] ?? null;

/** A parcel on its way waits for nobody: it takes as long as it takes. */
export const isPressing = (next: NextOfSale | null): boolean => next !== null && next !== 'say-arrived';
