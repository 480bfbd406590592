import type { Told } from '../told.ts';

/** What is told of each ad, in one row; null where its seller did not say. */
type CompareRow = {
  name: string;
  cells: readonly (Told | null)[];
  /** Whether each is another one than most of them. */
  isOdd: readonly boolean[];
};

/** The rows in which ads differ, and what is the same for all of them. */
export type Comparison = { rows: CompareRow[]; same: { name: string; value: Told }[] };

type Fact = { name: string; value: Told | null };

/** Lays the facts of several ads side by side. What nobody has said is no row. */
export function compareFacts(ads: readonly (readonly Fact[])[]): Comparison {
  const names = [...new Set(ads.flatMap((facts) => facts.map(({ name }) => name)))];
  const told = names
    .map((name) => ({
      name,
      cells: ads.map((facts) => facts.find((fact) => fact.name === name)?.value ?? null),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  const isSame = ({ cells }: (typeof told)[number]) =>
    cells.length > 1 && new Set(cells.map(toKey)).size === 1 && typeof cells[0] === 'string';
  return {
    rows: told.filter((row) => !isSame(row)).map((row) => ({ ...row, isOdd: findOdd(row.cells) })),
    same: told.filter(isSame).flatMap(({ name, cells: [value] }) => (value ? { name, value } : [])),
  };
}

const toKey = (cell: Told | null) => JSON.stringify(cell);

/** Other than more than half of them. Measures differ always, which says nothing. */
function findOdd(cells: readonly (Told | null)[]): boolean[] {
  const counts = Map.groupBy(cells, toKey);
  const usual = [...counts].find(([, alike]) => alike.length > cells.length / 2)?.[0];
  return cells.map(
    (cell) => usual !== undefined && (cell === null || typeof cell === 'string') && toKey(cell) !== usual,
  );
}

/** The place of the one that is least or most, where it is the only one. */
export function findBest(amounts: readonly (number | null)[], wanted: 'least' | 'most'): number | undefined {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < 2) return undefined;
  const best = wanted === 'least' ? Math.min(...known) : Math.max(...known);
  return known.filter((amount) => amount === best).length === 1 ? amounts.indexOf(best) : undefined;
}
