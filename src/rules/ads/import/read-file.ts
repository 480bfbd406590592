import { Refusal, type RefusalCode } from '../../refusal.ts';
import { withoutGuard } from '../../text/csv/csv.ts';
import { type CsvFault, type CsvRow, readCsv } from '../../text/csv/read-csv.ts';
import { readHeading, tidyRef } from './columns.ts';
import { IMPORT_LIMITS } from './import-words.ts';

/** A file of ads: its columns by their own names, and its rows as text. */
export type ImportFile = { columns: string[]; rows: CsvRow[] };

/** Bytes as they were sent, or text that a program sent. */
export function readImportFile(name: string, file: Uint8Array | string): ImportFile {
  const text = typeof file === 'string' ? ensureText(file) : decode(name, file);
  const read = readCsv(text, IMPORT_LIMITS.rows + 1);
  if ('fault' in read) throw refuse('invalid', describeFault(read));
  const [heading, ...rows] = read;
  const columns = readHeading(heading?.cells ?? []);
  if ('sentence' in columns) throw refuse('invalid', columns.sentence);
  if (rows.length === 0) throw refuse('invalid', 'There is no row below the heading.');
  if (rows.length > IMPORT_LIMITS.rows)
    throw refuse('too-large', `At most ${IMPORT_LIMITS.rows} rows in a file.`);
  const unguarded = rows.map(({ row, cells }) => ({ row, cells: cells.map(withoutGuard) }));
  ensureNamedOnce(columns, unguarded);
  return { columns, rows: unguarded };
}

/** The cell of a column; '' where the row ends before it, or the file has no such column. */
export const findCell = (columns: readonly string[], { cells }: Pick<CsvRow, 'cells'>, name: string) =>
  cells[columns.indexOf(name)] ?? '';

const refuse = (code: RefusalCode, sentence: string) => new Refusal(code, sentence, { file: [sentence] });

const TOO_LARGE = 'A file can be at most 2 MB.';
const EXCEL = 'Save it as CSV first.';
const NOT_UTF8 = 'Save the file as UTF-8.';

function decode(name: string, bytes: Uint8Array): string {
  if (bytes.length > IMPORT_LIMITS.bytes) throw refuse('too-large', TOO_LARGE);
  if (isSpreadsheet(bytes) || /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i.test(name))
    throw refuse('wrong-type', EXCEL);
  try {
    return ensureNoNul(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof Refusal ? error : refuse('invalid', NOT_UTF8);
  }
}

/** A zip, as spreadsheets of today are, or the container of the older ones. */
const isSpreadsheet = (bytes: Uint8Array): boolean =>
  SPREADSHEETS.some((magic) => magic.every((byte, at) => bytes[at] === byte));
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** What came by JSON was decoded already: the sign for what could not be read shows that it was not UTF-8. */
function ensureText(text: string): string {
  if (text.startsWith('PK\u0003\u0004')) throw refuse('wrong-type', EXCEL);
  if (new TextEncoder().encode(text).length > IMPORT_LIMITS.bytes) throw refuse('too-large', TOO_LARGE);
  if (text.includes('\uFFFD') || !text.isWellFormed()) throw refuse('invalid', NOT_UTF8);
  return ensureNoNul(text);
}

/** No text of a person has it, and no database keeps it. */
function ensureNoNul(text: string): string {
  if (text.includes('\0')) throw refuse('wrong-type', EXCEL);
  return text;
}

const describeFault = ({ fault, row }: CsvFault): string =>
  fault === 'open-quote'
    ? `Row ${row} opens a quote (") that is never closed.`
    : `In row ${row} something follows a closing quote ("). Put the whole cell in quotes, and write each quote inside twice.`;

/** Two rows about one ad contradict each other, or say the same twice. */
function ensureNamedOnce(columns: readonly string[], rows: readonly CsvRow[]): void {
  const sentences = ['ref', 'id'].flatMap((name) => {
    const seen = new Map<string, number>();
    return rows.flatMap((row) => {
      const cell = tidyRef(findCell(columns, row, name));
      const earlier = seen.get(cell);
      if (cell === '') return [];
      if (earlier === undefined) seen.set(cell, row.row);
      return earlier === undefined ? [] : [`Row ${earlier} and row ${row.row} have the same ${name}.`];
    });
  });
  const [first] = sentences;
  if (first === undefined) return;
  throw new Refusal('invalid', sentences.slice(0, MAX_SENTENCES).join(' '), {
    file: sentences.slice(0, MAX_SENTENCES),
  });
}

const MAX_SENTENCES = 10;
