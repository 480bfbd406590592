import type { Database } from '#platform/postgres/database.ts';
import { type AdStatus, isOnShow, statusAt } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import type { ReportOutcome } from '#rules/moderation/report-words.ts';
import { findReportedThing } from './decision-store.ts';

type Decided = { outcome: ReportOutcome | 'reversed' | 'upheld'; now: Date };

/** How the ad or the person of a case stands after a decision, as a sentence for whom it concerns; '' if as before. */
export async function standingAfter(
  db: Database,
  caseNumber: string,
  { outcome, now }: Decided,
): Promise<string> {
  const thing = await findReportedThing(db, caseNumber);
  if (thing?.rating_id) return RATING_STANDING[outcome] ?? '';
  if (thing?.wanted_status) return requestStanding(thing, { outcome, now });
  if (outcome === 'removed') return thing?.ad_status ? KEEPS_ITS_PLACE : '';
  if (thing?.account_id && outcome === 'reversed')
    return thing.is_shut_out
      ? 'Another decision about you still applies, so you cannot sign in yet.'
      : 'You can sign in again.';
  if (!thing?.ad_status || (outcome !== 'reversed' && !thing.took_down)) return '';
  const status = statusAt(
    { status: thing.ad_status, expiresAt: thing.ad_expires_at, reservedUntil: thing.ad_reserved_until },
    now,
  );
  if (thing.ad_held !== null && status !== 'deleted')
    return 'Your ad stays hidden, because another decision still applies to it. You will find it next to the ad.';
  return status === 'live' ? 'Your ad is live again.' : asItWas(status);
}

type Thing = NonNullable<Awaited<ReturnType<typeof findReportedThing>>>;

function requestStanding(thing: Thing, { outcome, now }: Decided): string {
  const { wanted_status: status, wanted_held: held, wanted_ends_at: endsAt } = thing;
  if (outcome === 'removed')
    return 'Nobody else sees the request any more. It keeps its place in your plan until you delete it.';
  if (status === null || status === 'deleted' || (outcome !== 'reversed' && !thing.took_down)) return '';
  if (held !== null) return 'Your request stays hidden, because another decision still applies to it.';
  const isLive = status === 'live' && endsAt !== null && endsAt > now;
  return isLive ? 'Your request is live again.' : 'Your request is as it was without the report.';
}

const RATING_STANDING: Partial<Record<Decided['outcome'], string>> = {
  removed: 'Nobody else sees your rating any more, and it does not count.',
  reversed: 'Your rating can be read again, and it counts.',
};

const KEEPS_ITS_PLACE =
  'Nobody else sees the ad any more. It keeps its place in your plan until you delete it.';

/** A decision changes nothing about an ad but whether it is hidden. */
const asItWas = (status: AdStatus) => {
  const isSeen = isOnShow({ status, held: null });
  const sentence = `Your ad is ${AD_STATUS_IN_A_SENTENCE[status]}, as it was without the report`;
  return isSeen ? `${sentence}, and its page is there again.` : `${sentence}.`;
};
