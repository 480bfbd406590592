import { isCaseNumber } from '#rules/help/case-words.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { pick } from '#rules/pick.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { noteReading } from '../../readings/note-reading.ts';
import { selectRows } from '../tables/table-store.ts';
import { staffUser } from '../users/make-user-row.ts';
import { toUserQuery, type UserRow } from '../users/user-table-store.ts';
import type { CaseEntry, CaseFile } from './case-file-view.ts';
import { type CaseRow, countAroundCase, listEntries, toCaseQuery } from './case-table-store.ts';
import { staffCase } from './list-cases.ts';

/** One case as a conversation, with what is known of the person. Who opens it leaves a line. */
export async function showCaseFile(ctx: Context, caseNumber: string): Promise<CaseFile> {
  const viewer = ensureMayLook(ctx.viewer, 'handle cases');
  const [row] = isCaseNumber(caseNumber)
    ? await selectRows<CaseRow>(ctx.db, toCaseQuery(caseNumber), { limit: 1 })
    : [];
  if (!row) throw new Refusal('not-found', 'There is no such case.');
  if (row.for_management) ensureMayLook(viewer, 'decide cases for the management');
  await noteReading(ctx, viewer, { action: 'case.read', objectId: row.case_number });
  const [entries, counts, [user]] = await Promise.all([
    listEntries(ctx.db, row.id),
    countAroundCase(ctx.db, { id: row.id, email: row.email, accountId: row.account_id }),
    row.account_id === null ? [] : selectRows<UserRow>(ctx.db, toUserQuery(row.account_id), { limit: 1 }),
  ]);
  return {
    ...staffCase(row),
    version: row.version,
    ad: row.ad_id === null ? null : { id: row.ad_id, number: row.ad_number ?? '' },
    isMine: row.handler_id === viewer.id,
    entries: [
      toFirstWords(row),
      ...entries.map(({ created_at: at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    ],
    user: user
      ? pick(staffUser(ctx.now())(user), [
          'createdAt',
          'planName',
          'liveAds',
          'openReports',
          'country',
          'accountType',
        ])
      : null,
    sales: { bought: counts.bought, sold: counts.sold },
    casesBefore: { all: counts.before, open: counts.open },
    accountOfAddress: row.account_id === null ? counts.account : null,
  };
}

const toFirstWords = (row: CaseRow): CaseEntry => ({
  id: 'first',
  kind: row.opener === null ? 'words' : 'answer',
  by: row.opener,
  text: row.text,
  at: row.created_at.toISOString(),
});
