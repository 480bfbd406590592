import type { RetentionReason } from '../retention/retention.ts';

/** What stands in the place of something that was erased. The store knows how each is written. */
export type Blank =
  | 'nothing'
  | 'empty'
  | 'zero'
  | 'no'
  | 'empty-list'
  | 'empty-object'
  | 'nobodys-address'
  | 'nobodys-name'
  | 'nowhere'
  | 'what-was-shown'
  | 'shown-or-note'
  | 'note'
  | 'next-version'
  | 'plain-slug'
  | 'no-reference';

/**
 * Whether a column is about the person whose row it is. theirs: in the download. secret: theirs, but what opens
 * something or shows how tricks are found is not handed out. others: of somebody else in the same row. derived: made
 * of other columns, and gone with them. pointer: an id that leads to nobody once the account is purged. ours: about no
 * person.
 */
type Kind = 'theirs' | 'secret' | 'others' | 'derived' | 'pointer' | 'ours';

/** The word for one column. */
export type Word = {
  kind: Kind;
  /** What it becomes in a row that is emptied when its person leaves; without it, it stays. */
  leaving?: Blank;
  /** Why it stays, and what it becomes when that time is over, whoever it is about. */
  retention?: RetentionReason;
  end?: Blank;
  /** Only of the rows in these files of the download; else of all. */
  files?: readonly string[];
};

/** How a row refers to a person. */
export type Path =
  | { by: 'account'; column: string; unless?: string }
  | { by: 'address'; column: string; unless?: string }
  /** The id, written as text or as a part of a key. */
  | { by: 'name'; column: string }
  | { by: 'key'; column: string }
  /** The id or the address somewhere in what is written there. */
  | { by: 'mention'; column: string }
  /** By a row of another table that is theirs; where that refers to several people, only `through` this column. */
  | { by: 'parent'; column: string; parent: string; through?: string };

export type Keeper = { table: string; column: string } | { table: string; list: string; unless: string };

/** Rows of one table that refer to a person in one way: their file in the download, and what a purge does to them. */
export type Rows = {
  file: string | null;
  path: Path;
  purge: 'removed' | 'emptied' | 'stay';
  /** Rows that one of these points at are evidence: they stay until it goes. A list points as long as `unless` is not empty. */
  keptBy?: readonly Keeper[];
  /** Only these columns are emptied: the rest of the row is somebody else's. */
  columns?: readonly string[];
};

export type TableColumns = {
  rows: readonly Rows[];
  /** The column that says since when a row is there, for whatever has a limit. */
  since?: string;
  /** The whole row goes after so long, whoever it is about. */
  ends?: RetentionReason;
  columns: Readonly<Record<string, Word>>;
};

export const account = (column: string, unless?: string): Path => ({
  by: 'account',
  column,
  ...(unless ? { unless } : {}),
});
export const address = (column: string, unless?: string): Path => ({
  by: 'address',
  column,
  ...(unless ? { unless } : {}),
});
export const parent = (column: string, table: string, through?: string): Path => ({
  by: 'parent',
  column,
  parent: table,
  ...(through ? { through } : {}),
});

export const removed = (file: string | null, path: Path): Rows => ({ file, path, purge: 'removed' });
export const emptied = (file: string | null, path: Path): Rows => ({ file, path, purge: 'emptied' });
export const stay = (file: string | null, path: Path): Rows => ({ file, path, purge: 'stay' });

/** Theirs: gone with its row, or nothing in a row that is emptied. */
export const GOES: Word = { kind: 'theirs', leaving: 'nothing' };
export const becomes = (leaving: Blank): Word => ({ kind: 'theirs', leaving });
export const retained = (keeping: RetentionReason, end?: Blank): Word => ({
  kind: 'theirs',
  retention: keeping,
  ...(end ? { end } : {}),
});
export const NAMELESS: Word = retained('nameless');
export const SECRET: Word = { kind: 'secret', leaving: 'nothing' };
export const secret = (leaving: Blank): Word => ({ kind: 'secret', leaving });
export const OTHERS: Word = { kind: 'others' };
export const DERIVED: Word = { kind: 'derived' };
export const POINTER: Word = { kind: 'pointer' };
export const OURS: Word = { kind: 'ours' };
/** The same word, for the rows in these files only. */
export const only = (files: readonly string[], word: Word): Word => ({ ...word, files });

/** What is written where a name and an address were. */
export const NOBODYS_DOMAIN = 'purged.invalid';
export const isNobodys = (email: string): boolean => email.endsWith(`@${NOBODYS_DOMAIN}`);
