import { expect, test } from 'vitest';
import { EXPORT_COLUMNS, readHeading } from './columns.ts';

test.each([
  [
    ['ref', 'Colour', ' SHIPSTO '],
    ['ref', 'colour', 'shipsTo'],
  ],
  [
    ['title', '', 'row'],
    ['title', '', 'row'],
  ],
  [[...EXPORT_COLUMNS], [...EXPORT_COLUMNS]],
])('the heading %j names %j', (cells, names) => expect(readHeading(cells)).toEqual(names));

test.each([
  [[], 'The first line must name the columns. Take our sample.'],
  [['28in', '420', 'black hair'], 'The first line must name the columns. Take our sample.'],
  [['ref', 'colr'], 'We do not know the column colr. Did you mean colour?'],
  [['colr'], 'We do not know the column colr. Did you mean colour?'],
  [['ref', 'wieght'], 'We do not know the column wieght. Did you mean weight?'],
  [['ref', 'my own notes'], 'We do not know the column my own notes.'],
  [['ref', 'title', 'Ref'], 'The column ref is there twice.'],
])('the heading %j is refused: %s', (cells, sentence) => expect(readHeading(cells)).toEqual({ sentence }));
