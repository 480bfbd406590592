import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, notesFor, SCAM_NAMES } from './signals/catalogue.ts';
import { CONCEPTS } from './concepts/concepts.ts';
import { maskContactDetails } from './contact-masks.ts';
import { readIdea } from './find-ideas.ts';
import { type ScreeningContext, screenMessage } from './screen-message.ts';

const ORDINARY: ScreeningContext = {
  isUncut: false,
  isPaid: false,
  isFromBuyer: true,
  isFirst: true,
  isNewAccount: false,
  offerRatio: null,
};
const UNCUT = { ...ORDINARY, isUncut: true };
const readLevel = (text: string, context = ORDINARY) => screenMessage(text, context).level;

test('every row of the catalogue has a note, and a message of the tuning half that it recognises', () => {
  expect(CATALOGUE.map(({ name }) => name)).toEqual(SCAM_NAMES);
  const rows = readFileSync('tests/screening/tuning.tsv', 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'));
  for (const name of SCAM_NAMES) {
    expect(notesFor([name])).toHaveLength(1);
    const examples = rows.filter(([label]) => label === name);
    const context = { ...UNCUT, isNewAccount: true, offerRatio: 1.5, isSalePossible: true };
    expect(examples.some(([, , text = '']) => screenMessage(text, context).signals.includes(name))).toBe(
      true,
    );
  }
});

/** Two sets that the rules are never tuned on, and the targets they were given. */
const SETS = ['measuring', 'held-out'].flatMap((name) => [[name, false] as const, [name, true] as const]);
test.each(SETS)(
  'of the %s messages few are missed and few stopped wrongly (a sale possible: %s)',
  (name, isSalePossible) => {
    const rows = readFileSync(`tests/screening/${name}.tsv`, 'utf8').trim().split('\n');
    const judged = rows.map((row) => {
      const [label = '', flags = '', text = ''] = row.split('\t');
      const offer = /offer=([\d.]+)/.exec(flags)?.[1];
      const context = {
        ...ORDINARY,
        isUncut: flags.includes('uncut'),
        isFromBuyer: !flags.includes('seller'),
        isNewAccount: flags.includes('new'),
        offerRatio: offer === undefined ? null : Number(offer),
        isSalePossible,
      };
      return { isBad: label !== 'fine', isStopped: readLevel(text, context) !== 'low' };
    });
    const caught = judged.filter(({ isBad, isStopped }) => isBad && isStopped).length;
    expect(caught / judged.filter(({ isStopped }) => isStopped).length).toBeGreaterThanOrEqual(0.9);
    expect(caught / judged.filter(({ isBad }) => isBad).length).toBeGreaterThanOrEqual(0.8);
  },
);

test('to pay past the sale is explained, with the name of an app held, and nothing where no sale is possible', () => {
  const sale = { ...ORDINARY, isSalePossible: true };
  for (const [text, level] of [
    ['We can do it without protection and save the fee.', 'medium'],
    ['Let us skip the fee, you pay me directly.', 'high'],
    ['Cancel it and pay me direct, it is cheaper.', 'high'],
    ['Just pay me by Zelle instead, it is quicker for us both.', 'high'],
    ['I would take cash in hand when you come.', 'medium'],
    ['I never pay outside the protected sale, sorry.', 'low'],
    ['I will pay through the protected sale today, is that fine?', 'low'],
    ['The fee is fine with me. When would you post it?', 'low'],
    ['What would be a wise choice of length for a bob wig?', 'low'],
    ['Send me £300 by Wise and we leave out the sale.', 'high'],
    ['Pay me £300 directly, please.', 'high'],
    ['Pay me by Cash App, it is faster.', 'high'],
    ['Pay me directly so the site takes no fee.', 'medium'],
    ['Why not pay me outside the sale and skip the fee?', 'medium'],
    ['You don’t need the fee, pay me directly.', 'medium'],
    ['Cash only, please.', 'medium'],
    ['Here are my bank details.', 'medium'],
    ['I could use about 60 cm length wise, and colour wise it is fine.', 'low'],
    ['I would pay a little more, price wise it is fine.', 'low'],
    ['I send it directly to you by Royal Mail.', 'low'],
    ['Please put all of it into one parcel, to avoid customs fees.', 'low'],
    ['Was it ever straightened without heat protection?', 'low'],
    ['If I cancel, does PayPal pay you anyway?', 'low'],
  ] as const) {
    expect([text, readLevel(text, sale)]).toEqual([text, level]);
    expect([text, readLevel(text)]).toEqual([text, 'low']);
  }
});

test('a rating may tell of a threat and of the light', () => {
  const rating = { ...ORDINARY, isRating: true, isPaid: true };
  for (const text of [
    'Protected sale with code word, all went well.',
    'He demanded 50 back or else a dispute.',
  ])
    expect([text, readLevel(text, rating)]).toEqual([text, 'low']);
});

test('to threaten with a dispute is held, another address explained, a false light held', () => {
  const sale = { ...ORDINARY, isSalePossible: true };
  for (const [text, level] of [
    ['Refund half of it or I open a dispute.', 'high'],
    ['Give me some money back or else I will complain.', 'high'],
    ['If you don’t refund half I will open a dispute.', 'high'],
    ['Give me £50 back, otherwise I open a case.', 'high'],
    ['If something is wrong with it, can I open a dispute?', 'low'],
    ['Please post it by Friday or I will open a dispute.', 'low'],
    ['Tell me if it is damaged, then I make a claim at Royal Mail.', 'low'],
    ['Please do not post to the PayPal address, send it to another address.', 'medium'],
    ['I have the green light and my code word.', 'low'],
    ['In a protected sale I get a code word after you pay.', 'low'],
    ['Can you confirm that we do a protected sale?', 'low'],
    ['I wait for the green light, can you confirm the length?', 'low'],
    ['Check your sale page and click the link to confirm the green light.', 'refused'],
    ['Please post it to another address, I am away.', 'medium'],
    ['The address is right, thank you.', 'low'],
    ['Your protected sale is paid, confirm it on the page I sent.', 'high'],
    ['The green light comes when you verify your mail.', 'high'],
    ['My light says safe to cut, I will do it tonight.', 'low'],
  ] as const)
    expect([text, readLevel(text, sale)]).toEqual([text, level]);
});

test('every concept is part of an idea', () => {
  const ideas = CATALOGUE.flatMap(({ signals }) => signals.flatMap(({ means = [] }) => means)).map(readIdea);
  const used = new Set<string>(ideas.flatMap(({ parts }) => parts));
  expect(Object.keys(CONCEPTS).filter((name) => !used.has(name))).toEqual([]);
});

describe('the idea counts, not the words', () => {
  test.each([
    ['✂️ first 💰 after', 'high'],
    ['prove you mean it - one snip on video, then I send all of it', 'high'],
    ['Cut it when my money is in your account, not before.', 'low'],
    ['fingers crossed, I pay today and you cut whenever you have it', 'low'],
  ])('%s', (text, level) => expect(readLevel(text, UNCUT)).toBe(level));
  test.each([
    ['my no. nine8seven6five4three2one0', 'medium'],
    ['Western Un ion is best', 'refused'],
    ['w3stern un!on works everywhere', 'refused'],
    ['i dont come here often so text me', 'medium'],
    ['whtsapp me pls', 'medium'],
    ['Tracking: RB123456789GB, should be there on Friday.', 'low'],
    ['How do you want the 28 gram sample paid?', 'low'],
  ])('%s', (text, level) => expect(readLevel(text)).toBe(level));
});

test('single words of the trade never fire', () => {
  const words = [
    'cut',
    'shipping',
    'video',
    'pay',
    'photo',
    'agent',
    'urgent',
    'gift',
    'label',
    'refund',
    'check',
  ];
  for (const word of words)
    expect([word, readLevel(`About the ${word}, please.`, UNCUT)]).toEqual([word, 'low']);
});

describe('disguises are undone', () => {
  test.each([
    'we$tern un1on please',
    'WESTERN   UNION please',
    'w e s t e r n u n i o n please',
    'w.e.s.t.e.r.n union please',
    'wеstеrn uniоn please',
    'ｗｅｓｔｅｒｎ ｕｎｉｏｎ please',
    'wes\u200btern un\u2060ion please',
    'wéstérn ünion please',
    'westtternn unionnn please',
    'Western-Union please',
    '𝐖𝐞𝐬𝐭𝐞𝐫𝐧 𝐔𝐧𝐢𝐨𝐧 please',
  ])('%s', (text) => expect(readLevel(text)).toBe('refused'));
});

describe('context decides', () => {
  const demand = 'Cut it and send me the picture, then I will send the money.';
  test('to demand the cut first is held only while the hair is uncut and unpaid', () => {
    expect(readLevel(demand, UNCUT)).toBe('high');
    expect(readLevel(demand, ORDINARY)).toBe('low');
    expect(readLevel(demand, { ...UNCUT, isPaid: true })).toBe('low');
    expect(readLevel(demand, { ...UNCUT, isFromBuyer: false })).toBe('low');
  });
  test('an offer far above the price with something to send back is held', () => {
    const text = 'Take the extra for the trouble you have with it.';
    expect(readLevel(text, { ...ORDINARY, offerRatio: 1.16 })).toBe('high');
    expect(readLevel(text, { ...ORDINARY, offerRatio: 1.15 })).toBe('low');
  });
  test('a far-away hurry counts for new accounts', () => {
    const text = 'It is a gift, I am abroad and it is urgent.';
    expect(readLevel(text, { ...ORDINARY, isNewAccount: true })).toBe('medium');
    expect(readLevel(text)).toBe('low');
  });
  test('who refuses a trick is not taken for a trickster', () => {
    expect(readLevel('I never take cheques or Western Union.')).toBe('low');
    expect(readLevel('Somebody asked me for gift cards yesterday.')).toBe('low');
  });
});

describe('contact details are masked', () => {
  test.each([
    ['Call 07700 900123 now', '[phone number hidden] now'],
    ['Mine: asha@example.com ok', 'Mine: [e-mail address hidden] ok'],
    ['write asha.k at example dot com ok', 'write [e-mail address hidden] ok'],
    ['it is zero seven seven double zero nine zero zero one, bye', 'it is [phone number hidden], bye'],
    ['it is 9 8 4 0 0 6 6 1 2 3 bye', 'it is [phone number hidden] bye'],
    ['аsha＠example．com ok', '[e-mail address hidden] ok'],
    ['07700\u200b900\u200b123 ok', '[phone number hidden] ok'],
    ['ask @hair_queen about it', 'ask [account name hidden] about it'],
    ['see www.example.test/x', 'see [web address hidden]test/x'],
  ])('%s', (text, masked) =>
    expect(maskContactDetails(text).masked).toContain(masked.replace(/test\/x$/, '')),
  );

  test('facts stay', () => {
    const text = '28 in, 160 g, 3.5 in round, £420, cut on 01/10/2026 😊 20, 22, 24 and 26';
    expect(maskContactDetails(text)).toEqual({ masked: text, found: [] });
  });
});

test('any text is screened, and what is shown of an ordinary one is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
      const { level, shownText, score } = screenMessage(text, UNCUT);
      return score >= 0 && (level !== 'low' || shownText === text);
    }),
  );
});
