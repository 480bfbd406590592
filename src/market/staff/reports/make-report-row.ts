import { wantedTitle } from '#rules/wanted/wanted-title.ts';
import type { StaffReport } from '../tables/staff-rows-view.ts';
import { toMessagePhotoPath } from '../../messages/photos/message-photo-path.ts';
import type { ReportRow } from './report-table-store.ts';

/** A report as staff see it. Who reported is not shown. */
export const staffReport = (row: ReportRow): StaffReport => ({
  caseNumber: row.case_number,
  reason: row.reason,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  target: toTarget(row),
  photos: row.photo_keys.map((key) => toMessagePhotoPath(key, 'large')),
  about: row.about_id === null ? null : { id: row.about_id, username: row.about_name ?? '' },
  tookDown: row.took_down,
  isAhead: row.is_ahead && row.outcome === null,
  outcome: row.outcome,
  statement: row.statement,
  decidedBy: row.decider,
  decidedAt: row.decided_at?.toISOString() ?? null,
  appeal: row.appeal_text,
  appealOutcome: row.appeal_outcome,
  appealDecidedBy: row.appeal_decider,
  appealDecidedAt: row.appeal_decided_at?.toISOString() ?? null,
});

function toTarget(row: ReportRow): StaffReport['target'] {
  if (row.ad_id !== null) return { kind: 'ad', id: row.ad_id, label: row.ad_title ?? '' };
  if (row.message_id !== null) return { kind: 'message', id: row.message_id, label: row.message_text ?? '' };
  if (row.rating_id !== null) return { kind: 'rating', id: row.rating_id, label: row.rating_text ?? '' };
  if (row.wanted !== null) return { kind: 'wanted', id: row.wanted_id ?? '', label: describe(row.wanted) };
  return { kind: 'user', id: row.account_id ?? '', label: row.about_name ?? '' };
}

/** What the request asks for, and what was written with it. */
const describe = (wanted: NonNullable<ReportRow['wanted']>) =>
  [wantedTitle(wanted), wanted.note].filter((part) => part !== '').join(' · ');
