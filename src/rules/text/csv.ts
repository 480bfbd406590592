/** What a cell may hold. */
export type CsvCell = string | number | null;

/** One line of a CSV file. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** One line with every cell in quotes. */
export const quotedCsvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(asText(cell))).join(',')}\r\n`;

/** Quoted where it must be. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = asText(cell);
  return /[",\r\n;']/.test(text) ? quote(text) : text;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Text that begins like a formula must stay text in a spreadsheet; a sum below zero must stay a sum. */
const asText = (cell: string) => (FORMULA.test(cell) && !/^-\d+\.\d\d$/.test(cell) ? `'${cell}` : cell);

/** Also after blanks, which some spreadsheets forgive, and in the wide letters that some read as the narrow ones. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n＝＋－＠|%]/;
