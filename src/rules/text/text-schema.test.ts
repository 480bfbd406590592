import { describe, expect, test } from 'vitest';
import { line, lines, publicText } from './text-schema.ts';

const title = publicText(line({ name: 'title', min: 10, max: 20 }));
const listSentences = (value: unknown, schema: typeof title = title) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

test.each([
  ['  28 in   black\thair ', '28 in black hair'],
  ['cafe\u0301 brown hair', 'café brown hair'],
  ['28 in\u200b black hair', '28 in black hair'],
  ['28 in \u202eblack hair', '28 in black hair'],
])('%j is kept as %j', (text, kept) => expect(title.parse(text)).toBe(kept));

test('a description keeps its paragraphs', () => {
  expect(lines({ name: 'description', max: 100 }).parse(' one\r\n\r\n\r\n\r\ntwo ')).toBe('one\n\ntwo');
});

describe('refused with one sentence each', () => {
  test.each([
    [undefined, 'Write a title of at least 10 characters.'],
    [42, 'Write a title of at least 10 characters.'],
    ['', 'Write a title of at least 10 characters.'],
    ['too short', 'Write a title of at least 10 characters.'],
    ['          ', 'Write a title of at least 10 characters.'],
    ['😀😀😀😀😀😀', 'Write a title of at least 10 characters.'],
    ['x'.repeat(5000), 'Keep the title to 20 characters.'],
    ['black hair\u0000', 'Please remove characters that cannot be shown.'],
    ['black hair \ud800', 'Please remove characters that cannot be shown.'],
    ['black hair \ufffd', 'Please remove characters that cannot be shown.'],
    ['<b>black hair</b>', 'Write plain text, without HTML tags.'],
    ['a@example.com now', 'Please leave out an e-mail address: buyers write to you through this site.'],
  ])('%j', (text, sentence) => expect(listSentences(text)).toEqual([sentence]));
});

test('signs that only look a little like HTML pass', () => {
  expect(listSentences('I <3 long hair >')).toEqual([]);
});
