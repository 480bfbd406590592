import readability from 'text-readability-ts';
import { expect, test } from 'vitest';
import { RED_SENTENCES } from '../light.ts';
import { PAY_FAILURES, SALE_ENDS } from '../life/sale-kinds.ts';
import { SALE_LIFE, type SaleEvent } from '../life/sale-life.ts';
import { SALE_STATES } from '../life/sale-states.ts';
import {
  greenSentence,
  HOW_SAFE_GREEN,
  HOW_SAFE_RED,
  SALE_WORDS,
  sayWhereMoneyIs,
  waitingSentence,
} from './sale-words.ts';
import { SALE_PROBLEMS } from '../money/settle-sale.ts';
import { DECISION_SENTENCES, SALE_PROBLEM_WORDS } from './disputes.ts';
import { SALE_END_SENTENCES } from './ends.ts';
import type { SaleFacts, SaleScreen, SaleSide } from './sale-screen.ts';
import { LATE_MONEY } from './when-over.ts';

const GRADE = 6;
// The package's types name its default export one level deeper than it is loaded here.
const measure = readability as unknown as typeof readability.default;

const SIDES = ['buyer', 'seller'] as const satisfies SaleSide[];
/** As little as is known of any sale. */
const BARE: SaleFacts = {
  buyer: 'Bela',
  seller: 'Asha',
  total: '£445.10',
  wasUncut: true,
  isSellerConnected: false,
  country: 'the United Kingdom',
  shipDays: 5,
  leastGrams: '155 g',
  leastLength: '27 in',
  payBy: null,
  lightFrom: null,
  shipBy: null,
  inspectBy: null,
  answerBy: null,
  decideBy: null,
  appealBy: null,
  returnBy: null,
  objectBy: null,
  payFailure: null,
  isCancelAsked: false,
  codeWord: null,
  inspectWord: null,
  returnWord: null,
  grams: null,
  length: null,
  isBelowLeast: false,
  carrier: null,
  partOffered: null,
  problem: null,
  hasSellerAnswered: false,
  decision: null,
  frozenBy: null,
  end: null,
  endedBy: null,
  endedOn: null,
  isAdSetAside: false,
  paidOut: null,
  providerFee: null,
  back: null,
  isSlow: false,
  owed: null,
};
const moment = 'Thu 19 Nov, 14:05';
const KNOWN: SaleFacts = {
  ...BARE,
  isSellerConnected: true,
  payBy: moment,
  shipBy: moment,
  inspectBy: moment,
  answerBy: moment,
  decideBy: moment,
  appealBy: moment,
  returnBy: moment,
  isCancelAsked: true,
  codeWord: 'MANGO RIVER 27',
  inspectWord: 'LAMP TIGER 81',
  returnWord: 'APPLE WINDOW 43',
  grams: '164 g',
  length: '28 in',
  isBelowLeast: true,
  carrier: 'Royal Mail',
  partOffered: '£20',
  problem: 'less-than-agreed',
  frozenBy: 'provider',
  end: 'called-off',
  endedBy: 'buyer',
  endedOn: '20 November',
  isAdSetAside: true,
  paidOut: '£415.29',
  providerFee: '£13.21',
  back: '£445.10',
  isSlow: true,
  owed: '£13.21',
};
/** Each way in which a state can read differently. */
const CASES: readonly SaleFacts[] = [
  BARE,
  KNOWN,
  { ...KNOWN, wasUncut: false },
  { ...KNOWN, carrier: null },
  { ...KNOWN, carrier: null, grams: null },
  { ...KNOWN, carrier: null, wasUncut: false },
  { ...KNOWN, lightFrom: moment, hasSellerAnswered: true, objectBy: moment },
  { ...KNOWN, decision: 'All the money goes back to Bela.' },
  ...SALE_ENDS.map((end) => ({ ...KNOWN, end })),
  ...PAY_FAILURES.map((payFailure) => ({ ...KNOWN, payFailure })),
];
const SCREENS = SALE_STATES.flatMap((state) =>
  SIDES.map((side) => ({ state, side, screens: CASES.map((facts) => SALE_WORDS[state][side](facts)) })),
);

const textOf = ({ title, warns, says, steps = [], code, buttons }: SaleScreen) =>
  [
    title,
    ...(warns ? [warns] : []),
    ...says,
    ...(code ? [code.label] : []),
    ...steps,
    ...buttons.map(({ label }) => label),
  ]
    .map((piece) => (/[.?!]$/.test(piece) ? piece : `${piece}.`))
    .join(' ');
const gradeOf = (text: string) => measure.fleschKincaidGrade(text);

test.each(SCREENS)(
  '$state: the $side reads what is easy to read, and nothing is left open',
  ({ screens }) => {
    for (const screen of screens) {
      const text = textOf(screen);
      expect(gradeOf(text), text).toBeLessThanOrEqual(GRADE);
      expect(text).not.toMatch(/undefined|null|\[object|\$\{|\.\.| \.|escrow|guarantee/i);
    }
  },
);

test.each(SCREENS)('$state: the $side reads more than a title', ({ state, side }) => {
  expect(SALE_WORDS[state][side](KNOWN).says.length).toBeGreaterThan(0);
});

test('the measure tells hard words from easy ones', () => {
  expect(
    gradeOf('Remuneration is disbursed subsequent to the expiration of the inspection period.'),
  ).toBeGreaterThan(GRADE);
});

const OTHER_SENTENCES = [
  ...Object.values(RED_SENTENCES),
  ...Object.values(HOW_SAFE_RED).map((write) => write(KNOWN)),
  HOW_SAFE_GREEN,
  ...SALE_STATES.map(sayWhereMoneyIs),
  greenSentence('£445.10', '2 minutes ago'),
  waitingSentence(moment),
  `${LATE_MONEY.title}. ${LATE_MONEY.says}`,
];

test('the light and what stands behind it never say more than is true', () => {
  for (const why of Object.values(HOW_SAFE_RED))
    expect(gradeOf(why(KNOWN)), why(KNOWN)).toBeLessThanOrEqual(GRADE);
  for (const text of OTHER_SENTENCES) expect(text).not.toMatch(/escrow|guarantee|undefined/i);
  expect(waitingSentence(moment)).toBe(
    'The money has come. We wait until Thu 19 Nov, 14:05 to see that it stays.',
  );
  expect(`${LATE_MONEY.title}. ${LATE_MONEY.says}`).toBe(
    'This came too late. All your money is on its way back.',
  );
});

test.each(SALE_ENDS)('%s: both read in one or two sentences why it is over', (end) => {
  for (const side of SIDES)
    for (const endedBy of [null, 'buyer', 'seller'] as const) {
      const sentence = SALE_END_SENTENCES[end][side]({ buyer: 'Bela', seller: 'Asha', endedBy });
      expect(sentence).toMatch(/^[A-Z][^$]+\.$/);
      expect(sentence.length).toBeLessThan(100);
      expect(sentence).not.toContain(side === 'buyer' ? 'Bela' : 'Asha');
    }
});

test('what is wrong and what was decided can be read in the screens that name them', () => {
  const read = (side: SaleSide, problem: SaleFacts['problem']) =>
    textOf(SALE_WORDS.disputed[side]({ ...KNOWN, problem }));
  for (const problem of SALE_PROBLEMS)
    for (const side of SIDES) expect(gradeOf(read(side, problem)), problem).toBeLessThanOrEqual(GRADE);
  expect(SALE_PROBLEM_WORDS.damaged).toBe('the hair is damaged');
  expect(read('seller', 'damaged')).toContain(`Bela says: ${SALE_PROBLEM_WORDS.damaged}.`);
  expect(read('buyer', 'damaged')).toContain('You told us what is wrong.');
  expect(read('buyer', 'return-objected')).toContain('Asha says: what came back is not the same hair.');
  expect(read('seller', 'return-objected')).toContain('You told us what is wrong.');
  for (const side of SIDES) expect(read(side, 'by-staff')).toContain('We want to look into this sale.');
  for (const write of Object.values(DECISION_SENTENCES)) {
    const decision = write({ buyer: 'Bela', seller: 'Asha', part: '£20' });
    expect(gradeOf(textOf(SALE_WORDS.disputed.buyer({ ...KNOWN, decision }))), decision).toBeLessThanOrEqual(
      GRADE,
    );
  }
});

/** The steps that a side can take in a state. */
const stepsOf = (state: (typeof SALE_STATES)[number], side: SaleSide): SaleEvent[] =>
  SALE_LIFE.filter(({ from, who }) => from.includes(state) && who.includes(side)).map(({ event }) => event);

test.each(SCREENS)(
  '$state: the $side has a button for each step, and for no other',
  ({ state, side, screens }) => {
    const buttons = screens.flatMap((screen) => screen.buttons.map(({ event }) => event));
    // The account is connected outside of the sale, and links lead elsewhere.
    const steps = new Set(
      buttons.filter((event) => !['connect', 'follow', 'evidence', 'return-address'].includes(event)),
    );
    expect([...steps].toSorted()).toEqual([...new Set(stepsOf(state, side))].toSorted());
  },
);

test('a code word is read only by whom it was drawn for, or beside the photos', () => {
  for (const { state, side, screens } of SCREENS) {
    const words = JSON.stringify(screens);
    const shown = ['MANGO RIVER 27', 'LAMP TIGER 81', 'APPLE WINDOW 43'].filter((word) =>
      words.includes(word),
    );
    const expected: Record<string, string[]> = {
      'preparing seller': ['MANGO RIVER 27'],
      'proved buyer': ['MANGO RIVER 27'],
      'delivered buyer': ['LAMP TIGER 81'],
      'returning buyer': ['APPLE WINDOW 43'],
    };
    expect(shown, `${state} ${side}`).toEqual(expected[`${state} ${side}`] ?? []);
  }
});

test('hair that is off the head is not cut again', () => {
  for (const state of ['paid', 'preparing'] as const) {
    expect(textOf(SALE_WORDS[state].seller({ ...KNOWN, wasUncut: false }))).not.toMatch(/\bcut\b/);
    expect(textOf(SALE_WORDS[state].seller(KNOWN))).toMatch(/\bcut\b/);
  }
});
