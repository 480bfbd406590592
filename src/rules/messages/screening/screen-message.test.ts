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
    const context = { ...UNCUT, isNewAccount: true, offerRatio: 1.5 };
    expect(examples.some(([, , text = '']) => screenMessage(text, context).signals.includes(name))).toBe(
      true,
    );
  }
});

/** Two sets that the rules are never tuned on, and the targets they were given. */
test.each(['measuring', 'held-out'])('of the %s messages few are missed and few stopped wrongly', (name) => {
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
    };
    return { isBad: label !== 'fine', isStopped: readLevel(text, context) !== 'low' };
  });
  const caught = judged.filter(({ isBad, isStopped }) => isBad && isStopped).length;
  expect(caught / judged.filter(({ isStopped }) => isStopped).length).toBeGreaterThanOrEqual(0.9);
  expect(caught / judged.filter(({ isBad }) => isBad).length).toBeGreaterThanOrEqual(0.8);
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
