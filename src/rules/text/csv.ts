/** What a cell may hold. */
export type CsvCell = string | number | null;

/** One line of a CSV file. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Quoted where it must be. Text that begins like a formula must stay text in a spreadsheet. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Also after blanks, which some spreadsheets forgive, and in the wide letters that some read as the narrow ones. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n＝＋－＠|%]/;
