import type { SellerCard } from '#market/ads/ad-view.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { describeAnswerTime } from '#rules/ratings/answer-time.ts';
import { showMean } from '#rules/ratings/rating-words.ts';
import { plural } from '#rules/text/plural.ts';
import { showMonthAndYear } from '../../../ui/dates.ts';

/** A seller on a page, in words: what is not known is not there. */
export type SellerView = ReturnType<typeof toSellerView>;

export const toSellerView = (seller: SellerCard) => ({
  id: seller.id,
  username: seller.username,
  country: countryName(seller.country),
  isCertified: seller.isCertified,
  rating: seller.rating && {
    mean: showMean(seller.rating.mean),
    from: plural(seller.rating.count, 'rating'),
  },
  facts: listFacts(seller),
});

function listFacts(seller: SellerCard): [name: string, value: string][] {
  const { soldAds, liveAds, answerMinutes, memberSince, measuredAds, shownAds } = seller;
  return [
    ['Sold', plural(soldAds, 'ad')],
    ['For sale', plural(liveAds, 'ad')],
    ...(answerMinutes === null ? [] : [['Answers', describeAnswerTime(answerMinutes)] as [string, string]]),
    ['Member since', showMonthAndYear(memberSince)],
    ...(shownAds === 0
      ? []
      : [['Measured by tape', `${measuredAds} of ${plural(shownAds, 'ad')}`] as [string, string]]),
  ];
}
