import type { Currency } from '../money/money.ts';

/** The currency to offer first to somebody there. */
export function suggestCurrency(country: string): Currency {
  if (country === 'IN') return 'INR';
  if (STERLING.includes(country)) return 'GBP';
  return EURO.includes(country) ? 'EUR' : 'USD';
}

const STERLING = ['GB', 'GG', 'IM', 'JE'];
const EURO =
  'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA YT'.split(
    ' ',
  );
