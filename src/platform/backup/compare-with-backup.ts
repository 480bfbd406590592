import type pg from 'pg';
import type { Manifest, SavedTable } from './backup-manifest.ts';
import { copyOut, listTables } from './tables.ts';

/** Marks of the site itself, such as its key, are set anew by every start. */
const SET_BY_START = new Set(['public.site_marks']);
const JOBS = 'jobs.job';

export type Comparison = { tables: number; rows: number; differing: string[] };

/**
 * Holds what stands in the database now against the backup's list: rows and sum of every table. Whatever a newer release
 * has changed since is told by its count alone, because its columns are others now; so are jobs of which some were left
 * out.
 */
export async function compareWithBackup(
  pool: pg.Pool,
  manifest: Manifest,
  { isSameRelease, jobsLeftOut }: { isSameRelease: boolean; jobsLeftOut: number },
): Promise<Comparison> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const there = new Map((await listTables(client)).map((table) => [table.name, table]));
    const seen: Comparison = { tables: 0, rows: 0, differing: [] };
    for (const was of manifest.tables) {
      const table = there.get(was.name);
      if (SET_BY_START.has(was.name) || (!table && !isSameRelease)) continue;
      const bySum = isSameRelease && !(was.name === JOBS && jobsLeftOut > 0);
      const is = table && (await copyOut(client, bySum ? { ...table, columns: was.columns } : table));
      const expected = was.name === JOBS ? was.rows - jobsLeftOut : was.rows;
      seen.tables += 1;
      seen.rows += is?.rows ?? 0;
      if (!is || is.rows !== expected || (bySum && is.sha256 !== was.sha256))
        seen.differing.push(describeDifference(was, expected, is));
    }
    await client.query('commit');
    return seen;
  } finally {
    client.release();
  }
}

const describeDifference = (was: SavedTable, expected: number, is: SavedTable | undefined) =>
  is?.rows === expected
    ? `${was.name} has other values in it`
    : `${was.name} has ${is?.rows ?? 'no'} rows instead of ${expected}`;
