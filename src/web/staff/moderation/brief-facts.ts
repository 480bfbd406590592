import type { PersonBrief } from '#market/staff/people/brief-view.ts';

/** A line of somebody's file; `isBad`: it speaks against them. */
export type BriefFact = { name: string; value: string; isBad: boolean };

/** So many uncut heads are no shopping any more. */
const MANY_UNCUT = 5;

const fact = (name: string, value: string | number, isBad = false): BriefFact => ({
  name,
  value: String(value),
  isBad,
});

/** Somebody's file as lines. `now`: how many of their held messages are before us and not before this. */
export function listBriefFacts(person: PersonBrief, now = 0): BriefFact[] {
  const held = Math.max(0, person.heldBefore - now);
  return [
    fact('Ads', person.ads === 0 ? 'none' : `${person.liveAds} live of ${person.ads}`),
    fact('Sold', person.sold),
    fact('Bought', person.bought),
    ...(person.messages > 0
      ? [
          fact('Messages sent', `${person.messages} in ${person.conversations}`),
          fact(
            'At uncut hair',
            `${person.uncut} of ${person.conversations}`,
            person.uncut >= MANY_UNCUT && person.uncut === person.conversations,
          ),
        ]
      : []),
    fact('Held before', describeHeld(held, person.refusedBefore), person.refusedBefore > 0),
    fact(
      'Reports about',
      person.openReports > 0 ? `${person.reportsAbout}, ${person.openReports} open` : person.reportsAbout,
      person.openReports > 0,
    ),
    fact('Decided against', person.decisions, person.decisions > 0),
    fact('Reports made', person.reportsMade),
    fact('Address proved', person.isProved ? 'yes' : 'no', !person.isProved),
  ];
}

function describeHeld(held: number, refused: number): string {
  if (held === 0 || refused === 0) return String(held);
  return refused >= held ? `${held}, all refused` : `${held}, ${refused} refused`;
}
