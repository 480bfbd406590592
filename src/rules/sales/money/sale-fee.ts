import { type Exact, exact, plus, roundHalfUp, times } from '../../numbers/exact.ts';
import type { Currency, Money } from '../../money/money.ts';

/** What a protected sale can be paid in. Nothing pays from one Indian account to another, so rupees are not among them. */
export const SALE_CURRENCIES = ['USD', 'GBP', 'EUR'] as const satisfies Currency[];
export type SaleCurrency = (typeof SALE_CURRENCIES)[number];
export type SaleMoney = Money & { currency: SaleCurrency };

export const isSaleCurrency = (currency: Currency): currency is SaleCurrency =>
  SALE_CURRENCIES.some((each) => each === currency);

type Step = { upTo: number; percent: number };

/**
 * Our fee, of the price of the hair alone and from the buyer alone: falling steps, because dear hair tempts most to pay
 * elsewhere. In minor units.
 */
export const FEE_STEPS: Record<SaleCurrency, { steps: readonly Step[]; least: number }> = {
  GBP: { steps: toSteps(200_00, 1_000_00), least: 1_50 },
  USD: { steps: toSteps(250_00, 1_250_00), least: 2_00 },
  EUR: { steps: toSteps(230_00, 1_150_00), least: 1_75 },
};

function toSteps(first: number, second: number): Step[] {
  return [
    { upTo: first, percent: 5 },
    { upTo: second, percent: 3 },
    { upTo: Number.MAX_SAFE_INTEGER, percent: 1.5 },
  ];
}

/** Reckoned without rounding until the end, and then half-up. Hair that costs nothing any more costs no fee. */
export function countFee({ amount: price, currency }: SaleMoney): number {
  if (price <= 0) return 0;
  const { steps, least } = FEE_STEPS[currency];
  let fee: Exact = exact(0);
  let from = 0;
  for (const { upTo, percent } of steps) {
    const part = Math.min(price, upTo) - from;
    if (part <= 0) break;
    fee = plus(fee, times(exact(part), exact(percent), HUNDREDTH));
    from = upTo;
  }
  return Math.max(roundHalfUp(fee), least);
}

const HUNDREDTH = exact(0.01);

/** What the payment provider takes of a whole sum, as a dated table of estimates has it: what it took is what it says. */
export type ProviderRate = { percent: number; fixed: number };
export const PROVIDER_RATES: { asOf: string; home: ProviderRate; fromIndia: ProviderRate } = {
  asOf: '2026-01',
  home: { percent: 2.9, fixed: 30 },
  fromIndia: { percent: 4.4, fixed: 30 },
};

const estimateCharge = (total: number, { percent, fixed }: ProviderRate): number =>
  roundHalfUp(plus(times(exact(total), exact(percent), HUNDREDTH), exact(fixed)));

/** The four lines that both read before the yes. */
export type SaleSums = {
  price: number;
  postage: number;
  fee: number;
  total: number;
  /** About: what the provider takes from the seller's part, and what she has then. */
  charge: number;
  sellerGets: number;
};

export function sumUp(price: SaleMoney, postage: number, rate: ProviderRate): SaleSums {
  const fee = countFee(price);
  const total = price.amount + postage + fee;
  const charge = estimateCharge(total, rate);
  return { price: price.amount, postage, fee, total, charge, sellerGets: total - fee - charge };
}

/** What goes back to the buyer, and what of our fee is kept then. `charge`: what the provider said it took. */
export type Paid = { price: SaleMoney; total: number; charge: number };
export type GivenBack = { toBuyer: number; feeKept: number };

/** All of it, with our fee: whatever the reason, if it was not the buyer's own wish. */
export const giveBackAll = ({ total }: Paid): GivenBack => ({ toBuyer: total, feeKept: 0 });

/** Where the buyer changed their mind, what the provider keeps is theirs to bear; they read it before they tap. */
export const giveBackOnCancel = ({ total, charge }: Paid): GivenBack => ({
  toBuyer: total - charge,
  feeKept: 0,
});

/** A part of the price of the hair, after the parts that went back before: the fee is that of what it was sold for. */
export function giveBackPart({ price }: Pick<Paid, 'price'>, part: number, partsBefore = 0): GivenBack {
  const left = { ...price, amount: price.amount - partsBefore };
  const kept = { ...price, amount: left.amount - part };
  const feeKept = countFee(kept);
  return { toBuyer: part + countFee(left) - feeKept, feeKept };
}
