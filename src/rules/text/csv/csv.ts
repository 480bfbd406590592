/** What a cell may hold. */
export type CsvCell = string | number | null;

/** One line of a CSV file. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Quoted where it must be. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = asText(cell);
  return /[",\r\n;']/.test(text) ? quote(text) : text;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Text that begins like a formula must stay text in a spreadsheet; a sum below zero must stay a sum. */
const asText = (cell: string) => (needsGuard(cell) ? `'${cell}` : cell);

/** The text of a cell as it was before it was guarded. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && needsGuard(cell.slice(1)) ? cell.slice(1) : cell;

const needsGuard = (cell: string) => FORMULA.test(cell) && !/^-\d+\.\d\d$/.test(cell);

/**
 * Also after blanks, which some spreadsheets forgive, and in the wide letters that some read as the narrow ones. Text
 * that begins with the guard itself is guarded once more, so that what was written can be read back.
 */
const FORMULA = /^'*[\s\u00a0]*[=+\-@\t\r\n＝＋－＠|%]/;
