import type { PersonBrief } from '#market/staff/people/brief-view.ts';
import { toDay } from '#rules/time.ts';
import { showDate } from '../../../ui/dates.ts';
import type { ShownFact } from '../../shown-fact.ts';

/** What deciding about an ad needs to know of its seller: no address, no plan, no words of theirs. */
export function listSellerFacts(seller: PersonBrief | undefined): ShownFact[] {
  if (!seller) return [];
  const { ads, liveAds, sold, reportsAbout, openReports, decisions, refusedBefore } = seller;
  return [
    ['Seller since', showDate(toDay(seller.memberSince))],
    ['Ads', `${liveAds} live of ${ads}, ${sold} sold here`],
    ['Reports about', openReports > 0 ? `${reportsAbout}, ${openReports} open` : String(reportsAbout)],
    ['Decided against', String(decisions)],
    ...(refusedBefore > 0 ? [['Messages refused', String(refusedBefore)] satisfies ShownFact] : []),
  ];
}
