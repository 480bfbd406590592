import { becomes, DERIVED, GOES, type Word } from './column-words.ts';
import { type AdField, type FieldTable, listFields, toUnsaid } from '../ads/fields/field.ts';

/** What the fields of an ad are to its seller, and what stands in their place once they have left. */
export function toFieldWords(table: FieldTable): Record<string, Word> {
  const words = listFields(table).flatMap(([, field]): [string, Word][] => [
    ...(field.column === null ? [] : [[field.column, toFieldWord(field)] as [string, Word]]),
    ...(field.filter && 'sqlColumn' in field.filter && field.filter.sqlColumn
      ? [[field.filter.sqlColumn, DERIVED] as [string, Word]]
      : []),
  ]);
  return Object.fromEntries(words);
}

function toFieldWord(field: AdField): Word {
  if (field.derived === 'by-database') return DERIVED;
  const blank = toUnsaid(field);
  if (Array.isArray(blank)) return becomes('empty-list');
  return blank === false ? becomes('no') : GOES;
}
