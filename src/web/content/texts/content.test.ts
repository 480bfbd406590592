import readability from 'text-readability-ts';
import { expect, test } from 'vitest';
import { ABOUT } from './about.ts';
import { ACCESSIBILITY } from './accessibility.ts';
import { type Article, blocksToText } from './article.ts';
import { HOW_TO_BUY } from './how-to-buy.ts';
import { HOW_TO_SELL } from './how-to-sell.ts';
import { PRIVACY } from './privacy.ts';
import { PROTECTED_SALE } from './protected-sale.ts';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import { describeRetention } from '#rules/retention/retention.ts';
import { KEPT_ROWS } from '#rules/retention/retention-words.ts';
import { findQuestions } from './question.ts';
import { ALL_QUESTIONS, QUESTION_GROUPS, TOP_QUESTIONS } from './questions.ts';
import { TERMS } from './terms.ts';
import { WEBSITE_SAFETY } from './website-safety.ts';

const ARTICLES: Article[] = [
  ABOUT,
  WEBSITE_SAFETY,
  PROTECTED_SALE,
  HOW_TO_BUY,
  HOW_TO_SELL,
  TERMS,
  PRIVACY,
  ACCESSIBILITY,
];
/** A child of 11 is in the sixth school year. */
const READING_AGE = 11;
// The package's types name its default export one level deeper than it is loaded here.
const measure = readability as unknown as typeof readability.default;
const readingAge = (text: string) => measure.fleschKincaidGrade(text) + 5;

test.each(ARTICLES)('an eleven-year-old can read $path', ({ lead, sections }) => {
  const text = [lead, ...sections.map(({ blocks }) => blocksToText(blocks))].join(' ');
  expect(readingAge(text)).toBeLessThanOrEqual(READING_AGE);
});

test('an eleven-year-old can read the questions', () => {
  const text = ALL_QUESTIONS.map(({ question, answer }) => `${question} ${blocksToText(answer)}`).join(' ');
  expect(readingAge(text)).toBeLessThanOrEqual(READING_AGE);
});

test('the measure tells hard words from easy ones', () => {
  const hard =
    'Notwithstanding any contractual stipulation to the contrary, remuneration is non-refundable subsequent to initialisation.';
  expect(readingAge(hard)).toBeGreaterThan(READING_AGE);
});

test.each(ARTICLES)('$path has parts that can be linked, each once, and no empty ones', ({ sections }) => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const { blocks } of sections) expect(blocksToText(blocks).length).toBeGreaterThan(80);
});

test('there are at least 20 questions, each with an address of its own', () => {
  expect(ALL_QUESTIONS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(ALL_QUESTIONS.map(({ id }) => id)).size).toBe(ALL_QUESTIONS.length);
  expect(TOP_QUESTIONS).toHaveLength(4);
});

test('a search keeps the questions that hold every word, in the question or the answer', () => {
  const ids = (words: string) =>
    findQuestions(QUESTION_GROUPS, words).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids('dyed')).toEqual(['dyed-hair']);
  expect(ids('RENEW plan')).toEqual(['does-it-renew']);
  expect(ids('  ')).toHaveLength(ALL_QUESTIONS.length);
  expect(ids('zebra')).toEqual([]);
});

test('privacy names every cookie of the site', () => {
  const words = PRIVACY.sections.find(({ id }) => id === 'cookies')?.blocks;
  const cookies = [
    'sid',
    'dev',
    'token',
    'at',
    'id',
    'prefs',
    'wanted',
    'saved',
    'typed',
    'refused',
    'browser',
  ];
  for (const cookie of cookies) expect(JSON.stringify(words)).toContain(`["${cookie}",`);
});

test('privacy says of all that is kept how long', () => {
  const what = JSON.stringify(PRIVACY.sections.find(({ id }) => id === 'what')?.blocks);
  for (const row of KEPT_ROWS) expect(what).toContain(JSON.stringify(row));
  const kept = Object.values(PERSONAL_DATA).flatMap(({ ends, columns }) => [
    ...(ends ? [ends] : []),
    ...Object.values(columns).flatMap(({ retention }) => retention ?? []),
  ]);
  for (const reason of kept)
    if (reason !== 'nameless') expect(what, reason).toContain(describeRetention(reason));
});
