/** An operation as the list shows it. */
export type ListedOperation = { method: string; path: string; summary: string };

/** The operations of a group, each in one line of one text: hundreds of objects with the same names would be most of the page. */
export type ListedGroup = { name: string; lines: string };

/** There are two methods, and most operations have the second. */
const READ = '<';
const WRITE = 'POST';
const toSign = (method: string): string => (method === WRITE ? '' : `${READ} `);

const rootOf = (group: string): string => `/api/${group}/`;

export const toGroup = (name: string, operations: readonly ListedOperation[]): ListedGroup => ({
  name,
  lines: operations
    .map(({ method, path, summary }) => `${toSign(method)}${shorten(path, name)} ${summary}`)
    .join('\n'),
});

export const readGroup = ({ name, lines }: ListedGroup): { name: string; operations: ListedOperation[] } => ({
  name,
  operations: lines.split('\n').map((line) => {
    const words = line.split(' ');
    const method = words[0] === READ ? 'GET' : WRITE;
    const [path = '', ...summary] = method === WRITE ? words : words.slice(1);
    return { method, path: new URL(path, `http://api${rootOf(name)}`).pathname, summary: summary.join(' ') };
  }),
});

/** Within its group a path begins where the group's ends. */
const shorten = (path: string, group: string): string =>
  path.startsWith(rootOf(group)) ? path.slice(rootOf(group).length) : path;
