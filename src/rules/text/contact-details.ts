import { plainText } from './plain-text.ts';

const CONTACT_DETAILS = ['phone number', 'e-mail address', 'web address'] as const;
export type ContactDetail = (typeof CONTACT_DETAILS)[number];

/** Where in a text a way past the site stands. */
export type ContactSpan = { kind: ContactDetail; start: number; end: number };

/** Which ways past the site a text gives away. Sizes, weights, dates and prices are none. */
export function findContactDetails(text: string): ContactDetail[] {
  const kinds = new Set(contactSpans(plainText(text)).map(({ kind }) => kind));
  if (kinds.has('e-mail address')) kinds.delete('web address');
  return CONTACT_DETAILS.filter((kind) => kinds.has(kind));
}

/** Every place of a plain text (no disguised signs) that gives such a way. Places may overlap. */
export function contactSpans(plain: string): ContactSpan[] {
  return [
    ...phoneSpans(plain),
    ...findSpans('e-mail address', EMAILS, plain),
    ...findSpans('web address', WEB_ADDRESSES, plain),
  ];
}

/** The sentence for whoever wrote it; undefined if there is nothing to say. */
export function contactDetailsProblem(text: string): string | undefined {
  const [first] = findContactDetails(text);
  if (first === undefined) return undefined;
  const article = first === 'e-mail address' ? 'an' : 'a';
  return `Please leave out ${article} ${first}: buyers write to you through this site.`;
}

const EMAILS = [
  /[\p{L}\d._%+-]{1,64} ?(?:@|[([{] ?at ?[)\]}]) ?[\p{L}\d-]{1,63} ?(?:\.|[([{] ?dot ?[)\]}]| dot ) ?[\p{L}]{2,24}/giu,
  /\b(?:g ?mail|google ?mail|hotmail|yahoo|ymail|outlook|icloud|proton ?mail|rediff ?mail)(?: ?\. ?| dot )(?:com|co|net|in|me)\b/gi,
];

/** Endings that are also English words count only in small letters: 'never dyed.In good condition' is no address. */
const WEB_ADDRESSES = [
  /\bhttps?:\/\//gi,
  /\bwww\.[\p{L}\d]/giu,
  /(?<![\p{L}\d.-])[\p{L}\d-]{0,62}\p{L}[\p{L}\d-]{0,62}\.(?:com|net|org|biz|co\.[a-z]{2}|io|ly|tk|ru|xyz|gg)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d.-])[\p{L}\d-]{0,62}\p{Ll}{3}[\p{L}\d-]{0,62}\.(?:in|uk|de|eu|shop|store|online|site|app|link|info)(?![\p{L}\d])/gu,
  /\b(?:wa|t|m|fb|youtu|bit|instagram|facebook|telegram)\.(?:me|be|ly|com)\b/gi,
];

const findSpans = (kind: ContactDetail, patterns: readonly RegExp[], text: string): ContactSpan[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      kind,
      start: index,
      end: index + length,
    })),
  );

/** Long enough for a telephone, and written like one: a leading + or 0, a group of three digits or more, or oddly. */
function phoneSpans(text: string): ContactSpan[] {
  const rest = withoutFacts(text);
  const runs = findSpans('phone number', [DIGITS_APART], rest).filter(({ start, end }) => {
    const run = rest.slice(start, end);
    const digits = run.replaceAll(/\D/g, '').length;
    if (run.startsWith('+') && digits >= 7) return true;
    return digits >= 9 && (/^\(?0/.test(run) || /\d{3}/.test(run) || isOddlyWritten(run));
  });
  return [...runs, ...findSpans('phone number', [ANNOUNCED_PHONE], rest)];
}

/** Nobody parts the numbers of a list by lines or by drawings between single digits. */
function isOddlyWritten(run: string): boolean {
  if ((run.match(/[_*~^\\。]/gu)?.length ?? 0) >= 4) return true;
  return !/\d{2}/.test(run) && (run.match(/[|·•・…\p{So}]/gu)?.length ?? 0) >= 6;
}

/** Digits with whatever people put between them to make them look like something else: signs, drawings, lines. */
const DIGITS_APART = /\+?\(?\d(?:[ ()[\].\-/\\_*~|^'’‐-―·•。｡・…\p{So}\p{Sk}]{0,3}\d){5,24}/gu;

const ANNOUNCED_PHONE =
  /\b(?:call|phone|ring|text|tel|telephone|mobile|whats ?app|telegram|viber|signal)\b[^\d\n]{0,20}\+?\d(?:[ ()._*-]{0,2}\d){5,15}/gi;

/** Facts of the trade that are made of digits, blotted out before looking for a telephone; places stay the same. */
function withoutFacts(text: string): string {
  return FACTS.reduce((rest, fact) => rest.replaceAll(fact, (found) => ';'.repeat(found.length)), text);
}

const FACTS = [
  // The number on a registered parcel, as posts all over the world write it.
  /\b[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}\b/g,
  /(?<!\d)(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:19|20)\d\d(?!\d)/g,
  /[$£€₹] ?\d[\d,]{0,12}(?:\.\d{1,2})?/g,
  /(?<![\d+])\d[\d,]{0,9}(?:\.\d{1,2})? ?(?:usd|gbp|eur|inr|rs|rupees|dollars|pounds|euros|k)\b/gi,
  /(?<![\d+.])\d{1,4}(?:[.,]\d{1,2})? ?(?:-|–|to|x|×)? ?\d{0,4}(?:[.,]\d{1,2})? ?(?:in|inch|inches|cm|mm|g|gr|gm|grams?|oz|kg|years?|yrs?|days?|weeks?|months?|"|”|″|%)(?![\p{L}\d])/giu,
  /(?<![\d.+])\d{1,6}\.\d{1,2}(?![\d.])/g,
];
