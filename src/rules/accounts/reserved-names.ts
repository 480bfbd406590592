import { plainText } from '../text/plain-text.ts';

/** Words that only the site itself may go by, so that nobody can pose as its staff. */
export const RESERVED_WORDS = [
  'admin',
  'staff',
  'support',
  'help',
  'security',
  'moderator',
  'fairhank',
  'official',
  'verify',
  'payment',
] as const;

/** Parts of honest names too (Stafford, Helpmann): these count only when they stand alone. */
const ONLY_ALONE: readonly string[] = ['staff', 'help'];

/** Whether a name is one of ours, or only looks like it: case, accents, digits for letters, signs in between. */
export function isReservedName(name: string): boolean {
  const parts = [name, ...name.split(/[-_.\s]+/)].flatMap((part) => [
    fold(part),
    fold(part.replace(/\d+$/, '')),
  ]);
  return RESERVED_WORDS.some((word) => {
    const folded = fold(word);
    return ONLY_ALONE.includes(word) ? parts.includes(folded) : fold(name).includes(folded);
  });
}

/** Letters that are mistaken for one another become the same one: l, j, i and 1; o and 0; rn and m. Doubles count once. */
function fold(name: string): string {
  return plainText(name)
    .toLowerCase()
    .replaceAll(/[0-9$@!|]/g, (sign) => LETTER_FOR.get(sign) ?? '')
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[jl]/g, 'i')
    .replaceAll(/(.)\1+/g, '$1');
}

const LETTER_FOR = new Map(
  [...'0o1i2z3e4a5s6g7t8b9g$s@a!i|i'.matchAll(/(.)(.)/g)].map(([, sign = '', letter = '']) => [sign, letter]),
);
