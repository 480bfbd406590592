import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContactDetails } from './contact-details.ts';
import { asWritten, plainText, seenLength, toSkeleton } from './plain-text.ts';
import { isReservedName } from '../accounts/reserved-names.ts';
import { screenMessage } from '../messages/screening/screen-message.ts';
import { line, lines, publicText } from './text-schema.ts';

const title = publicText(line({ name: 'title', min: 10, max: 90 }));
const description = publicText(lines({ name: 'description', min: 20, max: 2000 }));

const HONEST = [
  'लंबे काले सीधे बाल, कभी रंगे नहीं, २८ इंच',
  'मेरे बाल १६० ग्राम के हैं और कमर तक लंबे हैं',
  'क्‍या आप असली बाल खरीदते हैं? श्री‌मान जी',
  'நீண்ட கருப்பு முடி, சாயம் பூசாதது, 28 அங்குலம்',
  'என் தலைமுடி ௧௬௦ கிராம், ஒருபோதும் சாயமிடவில்லை',
  'شعر أسود طويل طبيعي غير مصبوغ ٧٠ سم',
  'شعر هندي ناعم، الوزن ١٦٠ غرام، لم يصبغ أبدا',
  'موهای بلند می‌خواهم بفروشم، رنگ نشده',
  'لمبے سیاہ بال، کبھی رنگے نہیں، ۲۸ انچ',
  'লম্বা কালো চুল, কখনও রং করা হয়নি, ২৮ ইঞ্চি',
  'నల్లని పొడవైన జుట్టు, ఎప్పుడూ రంగు వేయలేదు',
  'ಉದ್ದ ಕಪ್ಪು ಕೂದಲು ಮಾರಾಟಕ್ಕೆ ಇದೆ',
  'നീളമുള്ള കറുത്ത മുടി, ന്‍ ല്‍ ര്‍ നിറം കൊടുത്തിട്ടില്ല',
  'Длинные русые волосы, 60 см, не крашеные',
  'Μακριά καστανά μαλλιά, 60 εκ., άβαφα',
  'Schöne lange Haare, nie gefärbt, 71 cm, größer als üblich',
  'From our family 👩‍👩‍👧‍👦 to yours: 28 in black hair ❤️',
  'Cut by my hairdresser 💇🏽‍♀️ in Chennai 🇮🇳, soft ✂️ ends',
  'Step 1️⃣ wash, step 2️⃣ braid: 24 in brown hair 👍🏿',
];

describe('honest texts pass and are kept as they were typed', () => {
  test.each(HONEST)('%s', (text) => {
    const typed = text.normalize('NFC');
    expect(asWritten(typed)).toBe(typed);
    expect(title.parse(typed)).toBe(typed);
    expect(description.parse(typed)).toBe(typed);
    expect(findContactDetails(typed)).toEqual([]);
  });

  test.each(HONEST)('as a message too: %s', (text) => {
    const { level, shownText } = screenMessage(text, CALM);
    expect([level, shownText]).toEqual(['low', text]);
  });
});

const CALM = {
  isUncut: false,
  isPaid: false,
  isFromBuyer: true,
  isFirst: false,
  isNewAccount: false,
  visitsManyUncut: false,
  offerRatio: null,
};

/** What a number was hidden behind. */
const between = (sign: string) => [...'9840012345'].join(sign);
const inDigits = (zero: number) =>
  [...'9840012345'].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

describe('a telephone number is found behind every disguise', () => {
  test.each([
    ['variation selectors', between('\ufe0f')],
    ['keycaps', `${between('\ufe0f\u20e3')}\ufe0f\u20e3`],
    ['joiners', between('\u200d')],
    ['non-joiners', between('\u200c')],
    ['tags', between('\u{e0041}')],
    ['Hangul fillers', between('\u3164')],
    ['soft hyphens', between('\u00ad')],
    ['reversed writing', `\u202e${between('')}`],
    ['combining marks', between('\u0336')],
    ['underscores', between('_')],
    ['ideographic full stops', between('。')],
    ['half-width full stops', between('｡')],
    ['middle dots', between(' · ')],
    ['drawings', between('🌸')],
    ['Devanagari', inDigits(0x09_66)],
    ['Arabic', inDigits(0x06_60)],
    ['Persian', inDigits(0x06_f0)],
    ['Bengali', inDigits(0x09_e6)],
    ['Tamil', inDigits(0x0b_e6)],
    ['wide', inDigits(0xff_10)],
    ['mathematical', inDigits(0x1_d7_ce)],
    ['scripts in turn', '9८４٠০12۳4௫'],
  ])('%s', (_name, number) => {
    const text = `28 in black hair ${number} soft`;
    expect(title.safeParse(text).error?.issues[0]?.message).toContain('leave out a phone number');
    expect(screenMessage(text, CALM).shownText).toContain('[phone number hidden]');
  });

  test.each(['аsha@gmаil.com is mine', 'write to ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'see ехаmple.com'])(
    '%s',
    (text) => expect(findContactDetails(text)).not.toEqual([]),
  );
});

test.each([
  '\u3164'.repeat(20),
  '\u200b\u2060\ufeff'.repeat(8),
  '\u{e0041}'.repeat(20),
  '\u2800'.repeat(20),
  '\u0301'.repeat(20),
  '\u115f\u1160'.repeat(10),
  'hair\u200d\u200d\u200d\u200d\u200d\u200d\u200d\u200d',
  'क\u200d'.repeat(8),
])('%j is no title', (text) => {
  expect(title.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Write a title of at least 10 characters.',
  ]);
});

test.each([
  ['black \u202ehair for sale', 'black hair for sale'],
  ['black\u0007 hair for sale', 'black hair for sale'],
  ['bl\u200dack hair f\u200cor sale', 'black hair for sale'],
  ['9\ufe0f in black hair', '9 in black hair'],
])('%j is kept as %j', (text, kept) => expect(title.parse(text)).toBe(kept));

test('names that look alike have one skeleton', () => {
  const pairs = [
    ['maria', 'rnaria'],
    ['Ila', 'lla'],
    ['b0b', 'Bob'],
    ['hair1', 'hairl'],
    ['asha', 'аsһа'],
  ] as const;
  for (const [one, other] of pairs) expect(toSkeleton(one), `${one} ${other}`).toBe(toSkeleton(other));
  for (const [one, other] of [
    ['lia', 'ila'],
    ['maria', 'marla'],
    ['asha', 'usha'],
  ] as const)
    expect(toSkeleton(one)).not.toBe(toSkeleton(other));
});

test.each(['аdmin', 'ѕtaff', 'ａｄｍｉｎ', 'a\u200ddmin', 'ѕuрроrt', 'οfficial'])(
  '%s is a name of ours',
  (name) => expect(isReservedName(name)).toBe(true),
);

const UNSEEN = [
  ...'\u200b\u200c\u200d\u200e\u00ad\u034f\u061c\u115f\u180e\u2060',
  ...'\u2066\u202e\u3164\ufe00\ufe0f\ufeff\u0001\u007f\u0085\u{e0101}',
];
const TEXTS = [
  ...HONEST,
  '28 in straight black Indian hair, never dyed, 160 g',
  'asking £1,200.50 or 1500 USD for 20-25 inches',
  'call +44 7700 900123 for 28 in black hair',
  'my shop is example.com, come and see',
  'asha.hair at gmail dot com for 28 in hair',
  'whatsapp me on 98400 12345 about this hair',
];
/** Digits stay what they are worth when a joined emoji is taken apart; letters need not. */
const verdict = (text: string) => [title.safeParse(text).success, findContactDetails(text)];

test('unseen signs put in anywhere never change the verdict, nor what a plain reader reads', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TEXTS),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...UNSEEN)), { minLength: 1, maxLength: 20 }),
      (text, put) => {
        const signs = [...text];
        for (const [place, sign] of put) signs.splice(place % (signs.length + 1), 0, sign);
        const disguised = signs.join('');
        expect(plainText(disguised)).toBe(plainText(text));
        expect(verdict(disguised)).toEqual(verdict(text));
      },
    ),
    { numRuns: 3000 },
  );
});

test('digits of any script never change the verdict', () => {
  const zeros: number[] = [];
  for (let code = 0x80; code < 0x1_ff_ff; code += 1)
    if (/\p{Nd}/u.test(String.fromCodePoint(code)) && plainText(String.fromCodePoint(code)) === '0')
      zeros.push(code);
  expect(zeros.length).toBeGreaterThan(60);
  fc.assert(
    fc.property(fc.constantFrom(...TEXTS), fc.constantFrom(...zeros), (text, zero) => {
      const other = text.replaceAll(/[0-9](?!\ufe0f)/g, (digit) =>
        String.fromCodePoint(zero + Number(digit)),
      );
      expect(verdict(other)).toEqual(verdict(text));
      expect(plainText(other)).toBe(plainText(text));
    }),
    { numRuns: 2000 },
  );
});

test('both forms are the same when they are made again', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom(...UNSEEN, ...'aм١क1é', '\u0301', '👩', '❤', '\u20e3', 'ز'), { maxLength: 30 })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(any, (text) => {
      expect(asWritten(asWritten(text))).toBe(asWritten(text));
      expect(plainText(plainText(text))).toBe(plainText(text));
      expect(plainText(asWritten(text))).toBe(plainText(text.normalize('NFC')));
      expect(toSkeleton(toSkeleton(text))).toBe(toSkeleton(text));
      expect(seenLength(asWritten(text))).toBeLessThanOrEqual(asWritten(text).length);
    }),
    { numRuns: 5000 },
  );
});
