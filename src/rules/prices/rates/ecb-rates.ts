import { CURRENCIES, type Currency } from '../../money/money.ts';

/** What one US dollar buys, as the European Central Bank has it for a day. */
export type BankRates = { date: string; perUsd: Record<Exclude<Currency, 'USD'>, number> };

/** The bank gives what one euro buys, with a point and at most six decimals. */
const RATE = String.raw`(\d{1,7}(?:\.\d{1,6})?)`;
const DAY = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>/g;
const OTHER_CURRENCIES = CURRENCIES.filter((currency) => currency !== 'USD');

/**
 * The bank's daily file, or undefined where it is anything else: one day, and each currency of ours once. A page that
 * says sorry, half a file or a file of many days is none.
 */
export function readBankRates(file: string): BankRates | undefined {
  const days = [...file.matchAll(DAY)].map(([, day]) => day);
  const [date] = days;
  if (date === undefined || days.length !== 1 || !/<\/[\w:]*Envelope>\s*$/.test(file)) return undefined;
  if (Number.isNaN(Date.parse(date))) return undefined;
  const dollars = findRate(file, 'USD');
  const pounds = findRate(file, 'GBP');
  const rupees = findRate(file, 'INR');
  if (!dollars || !pounds || !rupees) return undefined;
  const perDollar = (perEuro: number) => Math.round((perEuro / dollars) * 1e6) / 1e6;
  return { date, perUsd: { EUR: perDollar(1), GBP: perDollar(pounds), INR: perDollar(rupees) } };
}

/** What one euro buys; undefined also where it is given twice or is nothing. */
function findRate(file: string, currency: Currency): number | undefined {
  const named = [...file.matchAll(new RegExp(`currency=["']${currency}["']`, 'g'))];
  const given = new RegExp(`<Cube\\s+currency=["']${currency}["']\\s+rate=["']${RATE}["']\\s*/>`).exec(file);
  const rate = Number(given?.[1] ?? 0);
  return named.length === 1 && rate > 0 ? rate : undefined;
}

/** A currency that moves by more in a day is a mistake in the file sooner than news: somebody looks first. */
const MAX_JUMP = 0.2;

/** Currencies whose new rate is too far from the one in force. */
export const listJumps = (
  from: Readonly<Record<Currency, number>>,
  { perUsd }: BankRates,
): Exclude<Currency, 'USD'>[] =>
  OTHER_CURRENCIES.filter((currency) => {
    const ratio = perUsd[currency] / from[currency];
    return !(ratio <= 1 + MAX_JUMP && ratio >= 1 / (1 + MAX_JUMP));
  });
