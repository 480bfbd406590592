/** One row of a file, with the number that a spreadsheet gives it: the heading is row 1. */
export type CsvRow = { row: number; cells: string[] };
/** What no cell can be read of, and in which row it begins. */
export type CsvFault = { fault: 'open-quote' | 'quote-in-cell'; row: number };

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV file as RFC 4180 has them, its delimiter told from the heading. Rows without a word in them are
 * passed over; once there are more than `most`, the rest is not read.
 */
export function readCsv(text: string, most: number): CsvRow[] | CsvFault {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const delimiter = findDelimiter(body);
  const rows: CsvRow[] = [];
  for (let at = 0, row = 1; at < body.length && rows.length <= most; row += 1) {
    const read = readRow(body, at, delimiter);
    if ('fault' in read) return { fault: read.fault, row };
    if (read.cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells: read.cells });
    at = read.next;
  }
  return rows;
}

export const BYTE_ORDER_MARK = '\uFEFF';

/** The sign that stands most often between the names of the heading. */
function findDelimiter(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [first] = DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return first ?? ',';
}

type ReadRow = { cells: string[]; next: number } | Pick<CsvFault, 'fault'>;

function readRow(text: string, from: number, delimiter: string): ReadRow {
  const cells: string[] = [];
  for (let at = from; ;) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? findClosingQuote(text, at) + 1 : findCellEnd(text, at, delimiter);
    if (end === 0) return { fault: 'open-quote' };
    cells.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end));
    const sign = text[end];
    if (sign === undefined) return { cells, next: end };
    if (sign === '\n' || sign === '\r') return { cells, next: end + (text.startsWith('\r\n', end) ? 2 : 1) };
    if (sign !== delimiter) return { fault: 'quote-in-cell' };
    at = end + 1;
  }
}

/** Two quotes are one of the text. -1: there is none. */
function findClosingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function findCellEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
