import { answerWanted } from './answer/answer-wanted.ts';
import { countWantedForAds } from './for-ad/count-wanted-for-ads.ts';
import { listOwnAdsForWanted } from './for-ad/list-own-ads-for-wanted.ts';
import { listMatchesOfWanted } from './for-ad/list-matches-of-wanted.ts';
import { listWantedForAd } from './for-ad/list-wanted-for-ad.ts';
import { unsubscribeMatches } from './tell/unsubscribe-matches.ts';

/** Who wants what is here, and what is here of what is wanted. */
export const matchUses = {
  forAd: listWantedForAd,
  countForAds: countWantedForAds,
  matches: listMatchesOfWanted,
  ownAdsFor: listOwnAdsForWanted,
  answer: answerWanted,
  unsubscribe: unsubscribeMatches,
};
