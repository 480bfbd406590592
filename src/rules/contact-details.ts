export type ContactDetail = 'phone number' | 'e-mail address' | 'web address';

/** Which ways past the site a text gives away. Sizes, weights, dates and prices are none. */
export function findContactDetails(text: string): ContactDetail[] {
  const plain = text.normalize('NFKC').replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '');
  const found: ContactDetail[] = [];
  if (hasPhone(plain)) found.push('phone number');
  if (EMAILS.some((pattern) => pattern.test(plain))) found.push('e-mail address');
  else if (WEB_ADDRESSES.some((pattern) => pattern.test(plain))) found.push('web address');
  return found;
}

/** The sentence for whoever wrote it; undefined if there is nothing to say. */
export function contactDetailsProblem(text: string): string | undefined {
  const [first] = findContactDetails(text);
  if (first === undefined) return undefined;
  const article = first === 'e-mail address' ? 'an' : 'a';
  return `Please leave out ${article} ${first}: buyers write to you through this site.`;
}

const EMAILS = [
  /[\p{L}\d._%+-]{1,64} ?(?:@|[([{] ?at ?[)\]}]) ?[\p{L}\d-]{1,63} ?(?:\.|[([{] ?dot ?[)\]}]| dot ) ?[\p{L}]{2,24}/iu,
  /\b(?:g ?mail|google ?mail|hotmail|yahoo|ymail|outlook|icloud|proton ?mail|rediff ?mail)(?: ?\. ?| dot )(?:com|co|net|in|me)\b/i,
];

/** Endings that are also English words count only in small letters: 'never dyed.In good condition' is no address. */
const WEB_ADDRESSES = [
  /\bhttps?:\/\//i,
  /\bwww\.[\p{L}\d]/iu,
  /(?<![\p{L}\d.-])[\p{L}\d-]{0,62}\p{L}[\p{L}\d-]{0,62}\.(?:com|net|org|biz|co\.[a-z]{2}|io|ly|tk|ru|xyz|gg)(?![\p{L}\d])/iu,
  /(?<![\p{L}\d.-])[\p{L}\d-]{0,62}\p{Ll}{3}[\p{L}\d-]{0,62}\.(?:in|uk|de|eu|shop|store|online|site|app|link|info)(?![\p{L}\d])/u,
  /\b(?:wa|t|m|fb|youtu|bit|instagram|facebook|telegram)\.(?:me|be|ly|com)\b/i,
];

/** Long enough for a telephone, and written like one: a leading + or 0, or a group of three digits or more. */
function hasPhone(text: string): boolean {
  const rest = withoutFacts(text);
  for (const [run] of rest.matchAll(/\+?\(?\d(?:[ ().\-/–]{0,3}\d){5,24}/g)) {
    const digits = run.replaceAll(/\D/g, '').length;
    if (run.startsWith('+') && digits >= 7) return true;
    if (digits >= 9 && (/^\(?0/.test(run) || /\d{3}/.test(run))) return true;
  }
  return /\b(?:call|phone|ring|text|tel|telephone|mobile|whats ?app|telegram|viber|signal)\b[^\d\n]{0,20}\+?\d(?:[ ().-]{0,2}\d){5}/i.test(
    rest,
  );
}

/** Facts of the trade that are made of digits, taken out before looking for a telephone. */
function withoutFacts(text: string): string {
  return FACTS.reduce((rest, fact) => rest.replaceAll(fact, ' ; '), text);
}

const FACTS = [
  /(?<!\d)(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:19|20)\d\d(?!\d)/g,
  /[$£€₹] ?\d[\d,]{0,12}(?:\.\d{1,2})?/g,
  /(?<![\d+])\d[\d,]{0,9}(?:\.\d{1,2})? ?(?:usd|gbp|eur|inr|rs|rupees|dollars|pounds|euros|k)\b/gi,
  /(?<![\d+.])\d{1,4}(?:[.,]\d{1,2})? ?(?:-|–|to|x|×)? ?\d{0,4}(?:[.,]\d{1,2})? ?(?:in|inch|inches|cm|mm|g|gr|gm|grams?|oz|kg|years?|yrs?|days?|weeks?|months?|"|”|″|%)(?![\p{L}\d])/giu,
  /(?<![\d.+])\d{1,6}\.\d{1,2}(?![\d.])/g,
];
