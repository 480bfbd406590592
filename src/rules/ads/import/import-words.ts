/** What a file of ads may hold. */
export const IMPORT_LIMITS = { bytes: 2 * 1024 * 1024, rows: 500 } as const;

/** So many rows are done at the same time. */
export const ROWS_AT_ONCE = 4;

export const IMPORT_STATES = ['tried', 'running', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What the trial says of a row. */
export const ROW_STATES = ['new', 'changes', 'same', 'wrong'] as const;
export type RowState = (typeof ROW_STATES)[number];
export const ROW_STATE_LABELS: Record<RowState, string> = {
  new: 'New',
  changes: 'Changes',
  same: 'Same',
  wrong: 'Wrong',
};

/** What became of a row that was run. */
export const ROW_RESULTS = ['posted', 'changed', 'failed'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

export const CHANGED_MEANWHILE = 'Changed meanwhile. Try the file again.';

/** What is wrong with a cell: its column (none for the row as a whole), what stands there, and why. */
export type RowProblem = { column: string | null; value: string; sentence: string };

type ToldRow = {
  state: RowState;
  result: RowResult | null;
  status: string | null;
  waitsForPhotos: boolean;
};

/** How a row stands, in the word of the report: 'new', 'wrong', 'live', 'draft, waits for photos', 'failed'. */
export function describeRow({ state, result, status, waitsForPhotos }: ToldRow): string {
  if (result === null) return state;
  if (result === 'failed') return 'failed';
  const words = result === 'posted' ? `new, ${(status ?? '').replaceAll('_', ' ')}` : 'changed';
  return waitsForPhotos ? `${words}, waits for photos` : words;
}
