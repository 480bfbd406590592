/** A fraction of two whole numbers, the lower one positive: decimals are calculated without a rounding of their own. */
export type Exact = { readonly over: bigint; readonly under: bigint };

const MAX_CACHED_NUMBERS = 1_000;
const cachedNumbers = new Map<number, Exact>();

/** The number as it is written: 0.1 is one tenth, not the nearest binary fraction. The constants come again and again. */
export function exact(value: number): Exact {
  const known = cachedNumbers.get(value);
  if (known) return known;
  const read = readDecimals(value);
  if (cachedNumbers.size < MAX_CACHED_NUMBERS) cachedNumbers.set(value, read);
  return read;
}

function readDecimals(value: number): Exact {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number`);
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const scale = decimals.length - Number(exponent);
  const all = BigInt(whole + decimals);
  return scale > 0
    ? { over: all, under: 10n ** BigInt(scale) }
    : { over: all * 10n ** BigInt(-scale), under: 1n };
}

export const plus = (a: Exact, b: Exact): Exact => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

export const minus = (a: Exact, b: Exact): Exact => plus(a, { over: -b.over, under: b.under });

export const times = (...factors: Exact[]): Exact =>
  factors.reduce((product, next) => ({
    over: product.over * next.over,
    under: product.under * next.under,
  }));

export function dividedBy(a: Exact, b: Exact): Exact {
  if (b.over === 0n) throw new RangeError('Division by zero');
  const sign = b.over < 0n ? -1n : 1n;
  return { over: a.over * b.under * sign, under: a.under * b.over * sign };
}

/** Negative when a < b, 0 when equal, positive when a > b. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The nearest multiple of `step`; exactly in the middle, the greater one. */
export function roundHalfUp(value: Exact, step: Exact = exact(1)): number {
  const steps = dividedBy(value, step);
  const doubled = 2n * steps.over + steps.under;
  return toNumber(times({ over: floorDivide(doubled, 2n * steps.under), under: 1n }, step));
}

/** The next whole number above, or the number itself. */
export const roundUp = ({ over, under }: Exact): number => Number(-floorDivide(-over, under));

const TWENTY_DECIMALS = 10n ** 20n;

/** Through twenty decimals of text, so that big numerators do not overflow on the way. */
export function toNumber(value: Exact): number {
  const sign = value.over < 0n ? -1n : 1n;
  const whole = (value.over * sign) / value.under;
  const rest = (value.over * sign) % value.under;
  if (rest === 0n) return Number(whole * sign);
  const decimals = ((rest * TWENTY_DECIMALS) / value.under).toString().padStart(20, '0');
  return Number(`${whole}.${decimals}`) * Number(sign);
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n ? quotient - 1n : quotient;
}
