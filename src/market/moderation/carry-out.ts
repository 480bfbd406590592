import type { Unit } from '#platform/unit-of-work.ts';
import { ensure } from '#rules/permissions.ts';
import { findAccountRole } from '../accounts/find-account-role.ts';
import { suspendAccount } from '../accounts/suspend-account.ts';
import type { Context } from '../context.ts';
import { liftCase } from '../holds/lift-hold.ts';
import { holdAd, holdWanted } from '../holds/place-hold.ts';
import { putRatingBack, takeDownRating } from '../ratings/take-down-rating.ts';
import { putMessageBack, removeMessage } from '../messages/held/remove-message.ts';

type Target = {
  id: string;
  ad_id: string | null;
  message_id: string | null;
  account_id: string | null;
  rating_id: string | null;
  wanted_id: string | null;
};

/** Takes away what a report is about: the ad, the message, the rating, the request, or the person with all of their ads. */
export async function removeTarget(ctx: Context, unit: Unit, report: Target): Promise<void> {
  if (report.ad_id !== null)
    await holdAd(ctx, unit, { kind: 'removal', adId: report.ad_id, reportId: report.id });
  if (report.wanted_id !== null)
    await holdWanted(ctx, unit, { kind: 'removal', wantedId: report.wanted_id, reportId: report.id });
  if (report.message_id !== null) await removeMessage(unit.db, report.message_id, ctx.now());
  if (report.rating_id !== null) await takeDownRating(unit.db, report.rating_id, ctx.now());
  if (report.account_id !== null) {
    const accountRole = await findAccountRole(unit.db, report.account_id);
    ensure(ctx.viewer, 'block or restore this user', { accountId: report.account_id, accountRole });
    await suspendAccount(ctx, unit, { accountId: report.account_id, reportId: report.id });
  }
}

/** Gives back what was taken in this case. What another case holds stays held. */
export async function restoreTarget(ctx: Context, unit: Unit, report: Target): Promise<void> {
  await liftCase(ctx, unit, report.id);
  if (report.message_id !== null) await putMessageBack(unit.db, report.message_id);
  if (report.rating_id !== null) await putRatingBack(unit.db, report.rating_id);
}
