import readability from 'text-readability-ts';
import { expect, test } from 'vitest';
import { ad, day, site, to } from '#tests/support/every-mail.ts';
import { everySaleMail, toLetterFacts, toSaleLetter } from '#tests/support/sales/every-sale-mail.ts';
import { SALE_LIFE } from '#rules/sales/life/sale-life.ts';
import { LETTER_OCCASIONS } from './letter-row.ts';
import { toNews } from './sale-letter.ts';
import { lettersOn, nameNotice, chooseReaders, SALE_LETTERS, type SaleLetterName } from './sale-letters.ts';

const GRADE = 6;
// The package's types name its default export one level deeper than it is loaded here.
const measure = readability as unknown as typeof readability.default;

const plain = {
  to,
  site,
  ad: { ...ad, title: 'Brown hair, 24 in' },
  day,
  typed: 'The photos show less hair.',
};
const MAILS = Object.entries(everySaleMail(plain)).flatMap(([name, mails]) =>
  mails.map((mail, at) => ({ name: `${name} ${at + 1}`, mail })),
);
const names = Object.keys(SALE_LETTERS) as SaleLetterName[];
const red = { colour: 'red', words: 'DO NOT CUT YET', why: 'Not paid yet.' } as const;
const green = { colour: 'green', words: 'SAFE TO CUT', why: '' } as const;
const facts = toLetterFacts(plain);

const GREEN =
  'On your sale page the light says SAFE TO CUT. Look there first. Never cut because of a mail: mails can be faked.';

test.each(MAILS)(
  '$name: no order to cut, one button to the sale, words that are easy to read',
  ({ mail }) => {
    const { subject, text } = mail;
    expect(subject).not.toMatch(/\b(?:cut|send yet|safe)\b/i);
    expect(text.replaceAll(GREEN, '')).not.toMatch(/safe to|\bcut\b(?! yet)/i);
    expect(text + subject).not.toMatch(/escrow|guarantee|undefined|null|\[object/i);
    expect(text.match(/: https:\/\/fairhank\.test\/sales\/sale-1$/gm)).toHaveLength(1);
    expect(readOf(text).length).toBeGreaterThan(150);
    expect(measure.fleschKincaidGrade(readOf(text)), readOf(text)).toBeLessThanOrEqual(GRADE);
  },
);

test.each(MAILS)(
  '$name: in the bell its ad stands before it, and nobody is told that it is safe',
  ({ mail }) => {
    const news = toNews(mail, plain);
    expect(news).toMatch(/^\S.{4,}/);
    expect(news).not.toMatch(/Brown hair|[:,\s]$|\b(?:cut|safe)\b/i);
  },
);

/** The sentences of a letter, without its ad, its rows, its links and what stands below each e-mail. */
const readOf = (text: string) =>
  text
    .slice(0, text.indexOf('The Fairhank team'))
    .split('\n')
    .filter((line) => /[.?]$/.test(line) && !line.includes('://'))
    // Times are read as one word.
    .map((line) => line.replaceAll(/\d+ \w+ \d{4}, \d\d:\d\d \([^)]*\)/g, 'noon'))
    .join(' ');

test.each(names)('%s: begins with the light, as its reader may take it', (name) => {
  for (const side of chooseReaders(name)) {
    const write = (light: typeof red | typeof green) =>
      SALE_LETTERS[name].write(toSaleLetter(plain, side, light), facts);
    const first = (light: typeof red | typeof green) => write(light).text.split('\n\n')[1];
    expect(first(red)).toBe(
      side === 'seller' ? 'DO NOT CUT YET. Not paid yet.' : 'asha sees: DO NOT CUT YET.',
    );
    expect(first(green)).toBe(side === 'seller' ? GREEN : 'PayPal holds the money.');
    expect(write(green).html.split('SAFE TO CUT')).toHaveLength(side === 'seller' ? 2 : 1);
  }
});

test('hair that is off the head is sent, not cut', () => {
  const light = { colour: 'green', words: 'SAFE TO SEND', why: '' } as const;
  expect(SALE_LETTERS.paid.write(toSaleLetter(plain, 'seller', light), facts).text).toContain(
    'On your sale page the light says SAFE TO SEND. Look there first. Never send because of a mail: mails can be faked.',
  );
});

test('only reminders can be switched off, and say how', () => {
  const reminders = names.filter((name) => SALE_LETTERS[name].isReminder);
  expect(reminders).toEqual(['pay-soon', 'ship-soon', 'is-it-there', 'taken-as-arrived', 'last-day']);
  for (const name of names) {
    const [side = 'buyer'] = chooseReaders(name);
    const { text } = SALE_LETTERS[name].write(toSaleLetter(plain, side, red), facts);
    expect(/^Choose your e-mails: https/m.test(text), name).toBe(reminders.includes(name));
  }
});

test('a letter with a hole in it is not written', () => {
  const letter = toSaleLetter(plain, 'seller', red);
  expect(() => SALE_LETTERS.paid.write(letter, { ...facts, shipBy: null })).toThrow('lacks one of: shipBy');
});

const on = (event: Parameters<typeof lettersOn>[0]) =>
  lettersOn(event).flatMap((name) => chooseReaders(name).map((side) => `${name} ${side}`));

test.each([
  ['agree', 'agreed', [], ['agreed buyer', 'agreed seller']],
  ['fail', 'agreed', [], ['declined buyer']],
  ['lapse', 'lapsed', [], ['over buyer', 'over seller']],
  ['complete', 'paid', [], ['paid seller', 'receipt buyer']],
  ['late-money', 'refunding', [], ['late-money buyer']],
  ['answer-cancel', 'paid', [], ['cancel-answered buyer']],
  ['answer-cancel', 'refunding', [], ['cancel-answered buyer', 'refunding seller']],
  ['lapse', 'refunding', ['by-clock'], ['refunding seller', 'on-its-way-back buyer']],
  ['say-arrived', 'delivered', [], ['look buyer']],
  ['say-arrived', 'delivered', ['by-clock'], ['taken-as-arrived seller', 'look buyer']],
  ['decide', 'disputed', [], ['decided buyer', 'decided seller']],
  ['decide', 'disputed', ['answers-appeal'], ['appeal-decided buyer', 'appeal-decided seller']],
  ['settle', 'releasing', [], ['releasing seller']],
  ['pay-out', 'released', [], ['paid-out seller']],
  ['pay-out', 'released', ['after-silence'], ['paid-out seller', 'paid-out-by-silence buyer']],
  ['unfreeze', 'paid', [], ['goes-on buyer', 'goes-on seller']],
  ['show-code-word', 'preparing', [], []],
] as const)('%s to %s %j: %j', (event, state, traits, expected) => {
  expect(on({ event, to: state, traits })).toEqual(expected);
});

test('every letter has its moment: a step of the life of a sale, or an occasion of its own', () => {
  const traits = ['by-clock', 'after-silence', 'answers-appeal'] as const;
  const steps = SALE_LIFE.flatMap(({ event, to: state }) =>
    [[], ...traits.map((trait) => [trait])].map((one) => ({ event, to: state, traits: one })),
  );
  const told = new Set([...steps, ...LETTER_OCCASIONS].flatMap(lettersOn));
  expect([...told].toSorted()).toEqual(names.toSorted());
});

test('a letter goes once to each side; what can come again has a letter each time', () => {
  expect(nameNotice('agreed', 'buyer', 1)).toBe('agreed:buyer');
  expect(nameNotice('agreed', 'buyer', 2)).toBe('agreed:buyer');
  expect(nameNotice('frozen', 'seller', 7)).toBe('frozen:seller:7');
});
