import { CONFUSABLES } from './confusables.ts';
import { foldDigits } from '../numbers/fold-digits.ts';

/**
 * The one normaliser of what people write, in two forms. `asWritten` is what is kept and shown: the text itself
 * without what cannot be seen. `plainText` is what is looked into and compared, never shown: digits as ours, letters as
 * whoever reads them takes them (UTS #39), nothing unseen at all.
 */
export function asWritten(text: string): string {
  const composed = text.normalize('NFC');
  if (!UNSEEN.test(composed)) return composed;
  let kept = '';
  let from = 0;
  for (const { index, 0: emoji } of composed.matchAll(JOINED_EMOJI)) {
    kept += composed.slice(from, index).replaceAll(DROPPED, '') + emoji;
    from = index + emoji.length;
  }
  return (kept + composed.slice(from).replaceAll(DROPPED, '')).normalize('NFC');
}

/** A text as a plain reader takes it. */
export function plainText(text: string): string {
  if (PLAIN_ALREADY.test(text)) return text;
  let plain = '';
  for (const sign of text) plain += plainSign(sign);
  return plain;
}

/** One sign as a plain reader takes it; empty when it cannot be seen. */
export function plainSign(sign: string): string {
  if (sign <= '\u007f') return UNSEEN.test(sign) ? '' : sign;
  const known = cachedSigns.get(sign);
  if (known !== undefined) return known;
  const plain = UNSEEN.test(sign) ? '' : readSign(sign);
  if (cachedSigns.size < MAX_CACHED_SIGNS) cachedSigns.set(sign, plain);
  return plain;
}

/**
 * Two names of one skeleton are taken for one another: 'rnaria' and 'maria', 'Ila' and 'lla', 'b0b' and 'Bob'.
 * The database makes the same of the names it knows (skeleton_of_name).
 */
export const toSkeleton = (name: string): string =>
  plainText(name)
    .replaceAll('I', 'l')
    .toLowerCase()
    .replaceAll('m', 'rn')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l');

/** How many signs of a text can be seen, its spaces between them included. Marks on nothing are nothing. */
export function seenLength(text: string): number {
  const seen = text.replaceAll(NEVER_SEEN, '').trim();
  return BODY.test(seen) ? [...seen].filter((sign) => SEEN.test(sign)).length : 0;
}

const MAX_CACHED_SIGNS = 20_000;
const cachedSigns = new Map<string, string>();

function readSign(sign: string): string {
  const bare = foldDigits(sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
  let plain = '';
  for (const letter of bare)
    plain += CONFUSABLES.get(letter) ?? CONFUSABLES.get(letter.toLowerCase()) ?? letter;
  return plain;
}

const PLAIN_ALREADY = /^[\t\n\r -~]*$/;
/** Line ends and tabs are seen by what they do. */
const UNSEEN = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u;
const NEVER_SEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;
const BODY = /[\p{L}\p{N}\p{P}\p{S}]/u;
const SEEN = /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]/u;

/** Where joiners shape what is written: Arabic, and the scripts of India and its neighbours. */
const JOINING = [
  'Arabic Syriac Nko Mongolian Mandaic Adlam',
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan',
]
  .join(' ')
  .split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
/** A joiner stays right behind a letter or a sign of such a word; of several only the first does anything. */
const DROPPED = new RegExp(
  String.raw`(?![\t\n\r])(?!(?<=[[${JOINING}]&&[\p{L}\p{M}]])[\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]`,
  'gv',
);
/** Families, flags and keycaps are drawn only whole. */
const JOINED_EMOJI = /\p{RGI_Emoji}/gv;

/** For what is no prose, like an address: there control characters and reversed writing only serve to deceive. */
export const isClean = (text: string): boolean => text.isWellFormed() && !DECEIVING.test(text);

// oxlint-disable-next-line no-control-regex
const DECEIVING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
