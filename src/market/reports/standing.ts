import type { Database } from '#platform/database.ts';
import { type AdStatus, isOnShow, statusAt } from '#rules/ad-state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ad-words.ts';
import { findReportedThing } from './report-store.ts';

/** How the ad or the person of a case stands after a decision, as a sentence for whom it concerns. */
export async function standingAfter(db: Database, caseNumber: string, now: Date): Promise<string> {
  const thing = await findReportedThing(db, caseNumber);
  if (thing?.account_id)
    return thing.is_shut_out
      ? 'Another decision about you stands, so you cannot sign in yet.'
      : 'You can sign in again.';
  if (!thing?.ad_status) return '';
  const status = statusAt({ status: thing.ad_status, expiresAt: thing.ad_expires_at }, now);
  if (thing.ad_held !== null && status !== 'deleted')
    return 'Your ad stays hidden, because something else stands against it. You find it beside the ad.';
  return status === 'live' ? 'Your ad is on show again.' : AS_IT_WAS(status);
}

/** A decision changes nothing about an ad but whether it is hidden. */
const AS_IT_WAS = (status: AdStatus) => {
  const isSeen = isOnShow({ status, held: null });
  const sentence = `Your ad is ${AD_STATUS_IN_A_SENTENCE[status]}, as it was without the report`;
  return isSeen ? `${sentence}, and its page is there again.` : `${sentence}.`;
};
