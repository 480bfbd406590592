import { type Currency, formatMoney } from '#rules/money/money.ts';

type Fees = { postageHome: number | null; postageNear: number | null; postageFar: number | null };

/** '£3 within India, £9 in Asia, £18 elsewhere', as far as it was told; undefined where nothing was. */
export function describePostage(
  { postageHome, postageNear, postageFar }: Fees,
  currency: Currency,
  [home, near, far]: readonly [home: string, near: string, far: string],
): string | undefined {
  const fees = [
    [postageHome, home],
    [postageNear, near],
    [postageFar, far],
  ] as const;
  const told = fees.flatMap(([fee, where]) =>
    fee === null ? [] : [`${fee === 0 ? 'free' : formatMoney({ amount: fee, currency })} ${where}`],
  );
  return told.join(', ') || undefined;
}
