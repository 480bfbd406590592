/** An operation as the list shows it. */
export type ListedOperation = { method: string; path: string; summary: string };

const ROOT = '/api/';

/** One line for each: a hundred objects with the same names would be half of what the page sends. */
export const toOperationLine = ({ method, path, summary }: ListedOperation): string =>
  `${method} ${path.slice(ROOT.length)} ${summary}`;

export function readOperationLine(line: string): ListedOperation {
  const [method = '', path = '', ...summary] = line.split(' ');
  return { method, path: `${ROOT}${path}`, summary: summary.join(' ') };
}
