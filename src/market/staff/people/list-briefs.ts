import type { Account } from '#rules/accounts/account.ts';
import { can, ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import type { PersonBrief } from './brief-view.ts';
import { listBriefRows, listNoted, type NotedRow } from './brief-store.ts';

/** So much of a note stands in a file in short. */
const MAX_NOTED = 240;

/** The files in short of those whose ads or words staff have before them. */
export async function listBriefs(ctx: Context, ids: readonly string[]): Promise<PersonBrief[]> {
  const reader = ensureMayLook(ctx.viewer, 'review this ad');
  const rows = await listBriefRows(ctx.db, [...new Set(ids)]);
  const readable = rows.filter((person) => canReadNotes(reader, person));
  const noted = await listNoted(
    ctx.db,
    readable.map(({ id }) => id),
    MAX_NOTED,
  );
  return rows.map((row) => ({
    ...row,
    memberSince: row.memberSince.toISOString(),
    noted: toNoted(noted.find(({ id }) => id === row.id)),
  }));
}

const canReadNotes = (reader: Account, { id, role }: Pick<PersonBrief, 'id' | 'role'>): boolean =>
  can(reader, 'keep notes on this person', { accountId: id, accountRole: role });

const toNoted = (row: NotedRow | undefined): PersonBrief['noted'] =>
  row ? { count: row.count, last: row.last, by: row.by, at: row.at.toISOString() } : null;
