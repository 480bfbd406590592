import type { Database } from '#platform/postgres/database.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { toDecisionPath } from './decision-link.ts';
import { hidesAtOnce } from '#rules/moderation/holds.ts';
import type { CreateReport } from '#rules/moderation/report-schema.ts';
import { isAdOnShow } from './is-ad-on-show.ts';
import type { Context } from '../context.ts';
import { holdAd } from '../holds/place-hold.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { takenDownMail } from './report-mails.ts';
import { findReported } from './find-reported.ts';
import { listDismissed } from './report-store.ts';

/** Whether this report hides its ad before anybody has looked. */
export async function mayHideAd(ctx: Context, db: Database, report: CreateReport): Promise<boolean> {
  const { target, reason } = report;
  if (target.kind !== 'ad') return false;
  const dismissed = await listDismissed(db, target.id, reason);
  return hidesAtOnce({ reason, reporterId: ctx.viewer?.id ?? null, dismissed });
}

/** Hides an ad until its case is decided. Its seller is told, unless there was nothing to see. */
export async function hideReportedAd(
  ctx: Context,
  unit: Unit,
  { adId, reportId, caseNumber }: { adId: string; reportId: string; caseNumber: string },
): Promise<void> {
  const wasOnShow = await isAdOnShow(unit.db, adId);
  await holdAd(ctx, unit, { kind: 'check', adId, reportId });
  if (!wasOnShow) return;
  const seller = await findReported(unit.db, caseNumber);
  if (!seller) return;
  const mail = takenDownMail({
    to: seller,
    caseNumber,
    path: toDecisionPath(ctx, caseNumber),
    site: ctx.config,
  });
  await mailSparingly(ctx, unit, 'ad-hidden', mail);
}
