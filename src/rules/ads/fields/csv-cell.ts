import { mmToInches } from '../../hair/measure.ts';
import { MINOR_UNITS } from '../../money/money.ts';
import type { CsvCell } from '../../text/csv/csv.ts';
import type { AdField } from './field.ts';

/** A fact as people write it in a spreadsheet: '420.00', '28in', 'yes', 'DE|FR'. */
export function toCsvCell(field: AdField, value: unknown): CsvCell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return null;
  if (field.kind === 'money') return (value / MINOR_UNITS).toFixed(2);
  if (field.kind === 'ratio') return (value / MINOR_UNITS).toFixed(4);
  if (field.kind === 'size') return `${mmToInches(value, field.inchStep)}in`;
  return value;
}
