/** The signs of a short number, in the order of their values. There is no 1, I, L, O or U to mistake for another. */
const SIGNS = '023456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Where the check sum begins: by it the number of an order is never that of an ad. */
const STARTS = { ad: 0, order: 1 } as const;
type Numbered = keyof typeof STARTS;

/**
 * The number of an ad or an order as it is stored, 'FH-7K3M2QX', from what somebody typed or copied: in small letters,
 * with spaces, without the dash, with the letter O for nought. Undefined for whatever is none; a slip of one sign is.
 */
export function readShortNumber(typed: string, of: Numbered): string | undefined {
  const signs = /^\W*FH([0-9A-Z]{7})\W*$/.exec(typed.toUpperCase().replaceAll(/[\s\-–—_.]/g, ''))?.[1];
  const values = [...(signs ?? '').replaceAll('O', '0')].map((sign) => SIGNS.indexOf(sign));
  if (signs === undefined || values.includes(-1)) return undefined;
  const sum = values.slice(0, -1).reduce((total, value, at) => total + (at + 1) * value, STARTS[of]);
  if (values.at(-1) !== sum % SIGNS.length) return undefined;
  return `FH-${values.map((value) => SIGNS[value]).join('')}`;
}
