import { expect, test } from 'vitest';
import { csvLine, withoutGuard } from './csv.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+44 20', `"'+44 20"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=cmd', `"'\t=cmd"`],
  ['  =cmd', `"'  =cmd"`],
  ['＝cmd', `"'＝cmd"`],
  ['say "yes", please', '"say ""yes"", please"'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('%j becomes %j', (text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`));

test('a number stays a number, also below zero, and nothing stays empty', () => {
  expect(csvLine([-12.5, null, 7])).toBe('-12.5,,7\r\n');
});

test.each([
  ["'=1+1", `"''=1+1"`],
  ["''=1", `"'''=1"`],
  ["it's", `"it's"`],
  ['-12.50', '-12.50'],
])('%j, which could be taken for guarded text, becomes %j', (text, cell) =>
  expect(csvLine([text])).toBe(`${cell}\r\n`),
);

test.each([
  ["'=1+1", '=1+1'],
  ["''=1+1", "'=1+1"],
  ["'tis", "'tis"],
  ["'-12.50", "'-12.50"],
  ['=1+1', '=1+1'],
])('the cell %j says %j', (cell, text) => expect(withoutGuard(cell)).toBe(text));
