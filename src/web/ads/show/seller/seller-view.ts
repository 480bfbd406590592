import type { SellerCard } from '#market/ads/ad-view.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { describeAnswerTime } from '#rules/ratings/answer-time.ts';
import { showMean } from '#rules/ratings/rating-words.ts';
import { plural } from '#rules/text/plural.ts';
import { showMonthAndYear } from '../../../ui/dates.ts';

/** A seller on a page, in words: what is not known is not there. */
export type SellerView = ReturnType<typeof toSellerView>;

export const toSellerView = (seller: SellerCard, { isProtected = false, isFarBelow = false } = {}) => ({
  id: seller.id,
  username: seller.username,
  country: countryName(seller.country),
  isCertified: seller.isCertified,
  rating: seller.rating && {
    mean: showMean(seller.rating.mean),
    from: plural(seller.rating.count, 'rating'),
  },
  /** What to know before one trusts them with this ad. */
  standing: [
    ...(isFarBelow ? [FAR_BELOW] : []),
    `${seller.username}: ${sayStanding(seller)}`,
    ...(isProtected ? ['Protected sale: the seller is paid once you have seen the hair'] : []),
  ],
  facts: [...listFacts(seller), ...(seller.trader ? listTraderFacts(seller.trader) : [])],
});

const FAR_BELOW =
  'The price is far below what hair like this fetches: be careful. Ask for a photo with a tape measure and today’s date, and pay only in a way that protects you.';

/** In one line, where somebody decides whether to trust them. */
function sayStanding({ rating, soldAds, answerMinutes, memberSince }: SellerCard): string {
  const known = [
    rating && `${showMean(rating.mean)} from ${plural(rating.count, 'rating')}`,
    soldAds > 0 && `${soldAds} sold`,
    answerMinutes !== null && `answers ${describeAnswerTime(answerMinutes)}`,
    !rating && `here since ${showMonthAndYear(memberSince)}`,
  ];
  return known.filter((words) => typeof words === 'string').join(' · ');
}

/** Who somebody is who trades, as the law asks. */
function listTraderFacts(trader: NonNullable<SellerCard['trader']>): [name: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Sold by the trader', trader.name],
    ['Address', `${trader.address}, ${countryName(trader.country)}`],
    ['Register', trader.registerNumber],
    ['VAT', trader.vatNumber],
    ['E-mail', trader.email],
    ['Phone', trader.phone],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

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
