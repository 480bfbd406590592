/** So many requests are kept for an ad, and so many ads for a request. */
export const MATCHES_MOST = 50;

/**
 * So many of those kept are read for a list: as many as are shown, and some that have become stale meanwhile. One that
 * is among the best of hundreds of others has hundreds itself, and costs no more.
 */
export const READ_MOST = 2 * MATCHES_MOST;

type Ranked = { points: number; since: number; id: string };

/** By points, then the newest first. */
export const byPoints = (a: Ranked, b: Ranked): number =>
  b.points - a.points || b.since - a.since || (a.id < b.id ? -1 : 1);

/** Whether one that was not looked at could be among the best. */
export function mayBeBetterElsewhere(found: readonly Ranked[], mostOfOthers: number): boolean {
  const last = found[MATCHES_MOST - 1];
  return mostOfOthers >= 0 && (last === undefined || last.points < mostOfOthers);
}
