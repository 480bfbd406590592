import type { Database } from '#platform/postgres/database.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { toDecisionPath } from './decision-link.ts';
import { hidesAtOnce } from '#rules/moderation/holds.ts';
import type { CreateReport } from '#rules/moderation/report-schema.ts';
import { isAdOnShow } from './is-ad-on-show.ts';
import type { Context } from '../context.ts';
import { holdAd, holdWanted } from '../holds/place-hold.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { takenDownMail } from './report-mails.ts';
import { findReported } from './find-reported.ts';
import { isWantedOnShow, listDismissed } from './report-store.ts';

/** Whether this report hides its ad or request before anybody has looked. */
export async function mayHide(ctx: Context, db: Database, report: CreateReport): Promise<boolean> {
  const { target, reason } = report;
  const { kind, id } = target;
  if (kind !== 'ad' && kind !== 'wanted') return false;
  const dismissed = await listDismissed(db, { kind, id }, reason);
  return hidesAtOnce({ reason, reporterId: ctx.viewer?.id ?? null, dismissed });
}

type Hidden = { target: CreateReport['target']; reportId: string; caseNumber: string };

/** Hides an ad or a request until its case is decided. Whose it is hears of it, unless there was nothing to see. */
export async function hideReported(
  ctx: Context,
  unit: Unit,
  { target, reportId, caseNumber }: Hidden,
): Promise<void> {
  const wasOnShow = await hide(ctx, unit, target, reportId);
  if (!wasOnShow) return;
  const reported = await findReported(unit.db, caseNumber);
  if (!reported) return;
  const mail = takenDownMail({
    to: reported,
    caseNumber,
    thing: target.kind === 'wanted' ? 'request' : 'ad',
    path: toDecisionPath(ctx, caseNumber),
    site: ctx.config,
  });
  await mailSparingly(ctx, unit, 'ad-hidden', mail);
}

async function hide(
  ctx: Context,
  unit: Unit,
  { kind, id }: CreateReport['target'],
  reportId: string,
): Promise<boolean> {
  if (kind === 'wanted') {
    const wasOnShow = await isWantedOnShow(unit.db, id, ctx.now());
    await holdWanted(ctx, unit, { kind: 'check', wantedId: id, reportId });
    return wasOnShow;
  }
  const wasOnShow = await isAdOnShow(unit.db, id);
  await holdAd(ctx, unit, { kind: 'check', adId: id, reportId });
  return wasOnShow;
}
