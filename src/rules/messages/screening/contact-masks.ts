import { contactSpans } from '../../text/contact-details.ts';
import { plainSign } from '../../text/plain-text.ts';

export type MaskedDetail = 'phone number' | 'e-mail address' | 'web address' | 'account name';
type Span = { kind: MaskedDetail; start: number; end: number };

/** A text without ways past the site, and which kinds there were. */
export function maskContactDetails(text: string): { masked: string; found: MaskedDetail[] } {
  const shadow = makeShadow(text);
  const spans = merged([...contactSpans(shadow.plain), ...FURTHER.flatMap((find) => find(shadow.plain))]);
  let masked = '';
  let from = 0;
  for (const { kind, start, end } of spans) {
    const [first, last] = [shadow.places[start] ?? 0, shadow.places[end] ?? text.length];
    masked += `${text.slice(from, first)}[${kind} hidden]`;
    from = last;
  }
  return { masked: masked + text.slice(from), found: [...new Set(spans.map(({ kind }) => kind))] };
}

/** The plain reading of a text, and for each of its signs the place it has in what was written. */
function makeShadow(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const sign of text) {
    const reading = plainSign(sign);
    for (let count = 0; count < reading.length; count += 1) places.push(place);
    plain += reading;
    place += sign.length;
  }
  return { plain, places };
}

const DIGIT = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d)';
/** At least seven, one by one: 'zero seven double seven …' or '9 8 4 0 …'; counted out so, nobody gives a length. */
const SPELLED = new RegExp(
  `\\b(?:(?:(?:double|triple)[ -])?${DIGIT}[ ,.\\-]{1,3}){6,24}(?:(?:double|triple)[ -])?${DIGIT}\\b`,
  'gi',
);
/** The same with hundreds, groups of digits and 'then' between: a telephone if it has enough digits and words. */
const HALF_SPELLED = new RegExp(
  `\\b(?:(?:(?:double|triple)[ -])?(?:${DIGIT}|hundred|thousand|\\d{2,4})[ ,.\\-]{1,3}(?:(?:and|then) ){0,2}){4,24}(?:(?:double|triple)[ -])?(?:${DIGIT}|hundred|\\d{2,4})\\b`,
  'gi',
);
const SPOKEN_EMAIL =
  /[\p{L}\d_-]{1,64}(?:(?:\.| dot )[\p{L}\d_-]{1,64}){0,4} {0,2}(?:@| at |\(at\)|\[at\]) {0,2}[\p{L}\d-]{1,63} (?:dot|punkt|punto) [\p{L}]{2,24}(?: dot [a-z]{2,3})?/giu;
/** 'fairhank-pay dot com slash claim'. */
const SPOKEN_WEB =
  /[\p{L}\d-]{2,63} ?(?:dot|\[\.\]|\(\.\)|\(dot\)|\[dot\]) ?(?:com|net|org|info|biz|io|ly|co dot uk)\b(?: slash [\p{L}\d-]{1,63}){0,4}/giu;
/** Figures and words run together: 'nine8seven6 double 5'. */
const GLUED = new RegExp(
  `(?<![a-z\\d])(?:(?:double|triple)?[ -]?(?:${DIGIT}|o)[ ,.\\-/_*]{0,3}){6,24}(?:${DIGIT}|o)(?![a-z])`,
  'gi',
);
const HANDLE = /(?<![\p{L}\d.@_])@[a-z][a-z\d_.]{2,30}/giu;
const NAMED_HANDLE =
  /\b(?:insta|instagram|ig|telegram|snap|snapchat|fb|facebook|skype|wechat)\b[^\p{L}\d@]{1,3}(?:(?:is|as|id|name|handle|im|i'm|i am)\b[^\p{L}\d@]{1,3}){0,2}@?(?=[a-z._]{0,30}[\d_.][a-z\d])[a-z\d][a-z\d_.]{3,40}/giu;

const FURTHER: ((plain: string) => Span[])[] = [
  (plain) =>
    spans('phone number', SPELLED, plain).filter(({ start, end }) => !isCounting(plain.slice(start, end))),
  (plain) =>
    spans('phone number', HALF_SPELLED, plain).filter(({ start, end }) =>
      isHalfSpelled(plain.slice(start, end)),
    ),
  (plain) =>
    spans('phone number', GLUED, plain).filter(({ start, end }) => {
      const run = plain.slice(start, end);
      return !isCounting(run) && (run.match(SPELLED_DIGIT)?.length ?? 0) >= 3;
    }),
  (plain) => (/dot|punkt|punto/i.test(plain) ? spans('e-mail address', SPOKEN_EMAIL, plain) : []),
  (plain) => spans('web address', SPOKEN_WEB, plain),
  (plain) => spans('account name', HANDLE, plain),
  (plain) => spans('account name', NAMED_HANDLE, plain),
];

const SPELLED_DIGIT = /zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple/gi;

/** 'one two three four five six seven' is counting, not calling. */
const isCounting = (run: string) => /^one\W+two\W+three\W+four\W+five\W+six\W+seven\b/i.test(run);

/** Lengths and weights are written as numbers, so that a row of them has no words; telephones have nine digits or more. */
function isHalfSpelled(run: string): boolean {
  const words = run.match(/[a-z]+/gi)?.filter((word) => !/^(?:and|then)$/i.test(word)) ?? [];
  const figures = run.match(/\d/g)?.length ?? 0;
  const doubled = words.filter((word) => /^(?:double|triple|hundred|thousand)$/i.test(word)).length;
  return words.length - doubled >= 3 && figures + words.length + doubled >= 9;
}

const spans = (kind: MaskedDetail, pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    kind,
    start: index,
    end: index + length,
  }));

function merged(all: Span[]): Span[] {
  const ordered = all.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const result: Span[] = [];
  for (const span of ordered) {
    const last = result.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
