import { expect, test } from 'vitest';
import { OpenCase } from './case-schema.ts';
import { CASE_TOPIC_WORDS, CASE_TOPICS } from './case-words.ts';

const caseForm = (more: object = {}) => ({
  topic: 'safety',
  email: 'visitor@example.com',
  text: 'Somebody asks me to cut before paying.',
  stamp: 'x',
  ...more,
});
const problemsWith = (more: object) =>
  OpenCase.safeParse(caseForm(more)).error?.issues.map(({ path }) => path[0]);

test('every topic has a name and a day by which we answer', () => {
  for (const topic of CASE_TOPICS) {
    expect(CASE_TOPIC_WORDS[topic].label.length).toBeGreaterThan(3);
    expect(CASE_TOPIC_WORDS[topic].answerDays).toBeGreaterThanOrEqual(1);
  }
});

test('an ad is known by its number, its link or its id', () => {
  expect(OpenCase.parse(caseForm({ ad: 'fh 7k3m2qe' })).ad).toBe('FH-7K3M2QE');
  const id = '019a8f00-0000-7000-8000-00000000000a';
  expect(OpenCase.parse(caseForm({ ad: `http://localhost/ad/${id}/black-hair?photo=2` })).ad).toBe(id);
  expect(OpenCase.parse(caseForm({ ad: id.toUpperCase() })).ad).toBe(id);
  expect(OpenCase.parse(caseForm()).ad).toBeUndefined();
});

test.each([
  ['a topic that is none', { topic: 'weather' }, 'topic'],
  ['no address', { email: 'me' }, 'email'],
  ['too few words', { text: 'Help me please now!' }, 'text'],
  ['too many words', { text: 'x'.repeat(4001) }, 'text'],
  ['a message of nothing to be seen', { text: '\u202e\u3164'.repeat(30) }, 'text'],
  ['an ad that is none', { ad: 'that one' }, 'ad'],
  ['a number with a slip', { ad: 'FH-7K3M2QF' }, 'ad'],
  ['the field that nobody sees', { website: 'https://evil.example' }, 'website'],
  ['no stamp', { stamp: undefined }, 'stamp'],
])('%s is refused by name', (_what, wrong, field) => expect(problemsWith(wrong)).toEqual([field]));

test('what makes writing run backwards is dropped', () => {
  expect(OpenCase.parse(caseForm({ text: `\u202e${'x'.repeat(30)}` })).text).toBe('x'.repeat(30));
});

test('the limits themselves are allowed', () => {
  expect(problemsWith({ text: 'x'.repeat(20) })).toBeUndefined();
  expect(problemsWith({ text: 'x'.repeat(4000) })).toBeUndefined();
});
