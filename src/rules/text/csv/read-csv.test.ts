import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, withoutGuard } from './csv.ts';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => {
  const read = readCsv(text, 100);
  return 'fault' in read ? read : read.map(({ row, cells }) => [row, ...cells]);
};

test.each([
  ['', []],
  ['a,b', [[1, 'a', 'b']]],
  [
    '\uFEFFa,b\r\n1,2\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'a;b\n1,5;2',
    [
      [1, 'a', 'b'],
      [2, '1,5', '2'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    '"a,x";b\n1;2',
    [
      [1, 'a,x', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'a,b\n"two\r\nlines","say ""yes"""',
    [
      [1, 'a', 'b'],
      [2, 'two\r\nlines', 'say "yes"'],
    ],
  ],
  [
    'a,b\n\n , \n1,',
    [
      [1, 'a', 'b'],
      [4, '1', ''],
    ],
  ],
  [
    'a,b\n28",x',
    [
      [1, 'a', 'b'],
      [2, '28"', 'x'],
    ],
  ],
  [
    'a\n""""',
    [
      [1, 'a'],
      [2, '"'],
    ],
  ],
  [
    'a,b\n1,2,3',
    [
      [1, 'a', 'b'],
      [2, '1', '2', '3'],
    ],
  ],
])('%j is read as %j', (text, rows) => expect(cellsOf(text)).toEqual(rows));

test.each([
  ['a,b\n1,"two', { fault: 'open-quote', row: 2 }],
  ['a,b\n1,"', { fault: 'open-quote', row: 2 }],
  ['a,b\n1,"two" inches', { fault: 'quote-in-cell', row: 2 }],
  ['a,b\n1,2\n"x"y,2', { fault: 'quote-in-cell', row: 3 }],
])('%j cannot be read', (text, fault) => expect(cellsOf(text)).toEqual(fault));

test('what is more than was asked for is not read', () => {
  const read = readCsv('a\n'.repeat(1000), 10);
  expect(read).toHaveLength(11);
});

const signs = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  ' ',
  '|',
  '%',
  '1',
  '.',
  'a',
  'ä',
  '＝',
);
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs }));

test('every text that is written can be read back as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { maxLength: 5 }), (rows) => {
      const lines = [['a', 'b', 'c'], ...rows].map((cells) => csvLine(cells)).join('');
      const read = readCsv(lines, 10);
      if ('fault' in read) throw new Error(read.fault);
      const back = new Map(read.map(({ row, cells }) => [row, cells.map(withoutGuard)]));
      const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '');
      for (const [at, cells] of rows.entries()) if (!isBlank(cells)) expect(back.get(at + 2)).toEqual(cells);
    }),
    { numRuns: 2000 },
  );
});
