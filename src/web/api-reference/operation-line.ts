/** An operation as the list shows it. */
export type ListedOperation = { method: string; path: string; summary: string };

/** The operations of a group, each in one line: hundreds of objects with the same names would be most of the page. */
export type ListedGroup = { name: string; lines: string[] };

const rootOf = (group: string): string => `/api/${group}/`;

export const toGroup = (name: string, operations: readonly ListedOperation[]): ListedGroup => ({
  name,
  lines: operations.map(({ method, path, summary }) => `${method} ${shorten(path, name)} ${summary}`),
});

export const readGroup = ({ name, lines }: ListedGroup): { name: string; operations: ListedOperation[] } => ({
  name,
  operations: lines.map((line) => {
    const [method = '', path = '', ...summary] = line.split(' ');
    return { method, path: new URL(path, `http://api${rootOf(name)}`).pathname, summary: summary.join(' ') };
  }),
});

/** Within its group a path begins where the group's ends. */
const shorten = (path: string, group: string): string =>
  path.startsWith(rootOf(group)) ? path.slice(rootOf(group).length) : path;
