import { z } from 'zod';
import { adId } from '#rules/ads/fields/field-schema.ts';
import { UNDO_AD_DAYS, UNDO_DELETE_MINUTES } from '#rules/ads/state.ts';
import { EditAd, FeatureAd, MoveAd, MyAdsQuery, SellAd } from '#rules/ads/ad-schema.ts';
import {
  AdDay,
  AdFigures,
  AdWarning,
  FeaturedSpell,
  OwnAd,
  OwnAdCard,
  StatusCounts,
} from '#market/ads/mine/own-ad-view.ts';
import { Asker } from '#market/messages/sale/asker-view.ts';
import { change, read } from '../operation.ts';

const OWN = 'change ads of your own';
const ad = { ad: OwnAd };

export const myAdsPage = {
  items: z.array(OwnAdCard),
  next: z.string().nullable(),
  total: z.int(),
  counts: StatusCounts,
};
export const myAdDetails = {
  ad: OwnAd,
  figures: AdFigures.extend({ byDay: z.array(AdDay), featured: z.array(FeaturedSpell) }),
  /** Who wrote about it, for its seller alone. */
  askers: z.array(Asker),
};
export const oneAd = z.strictObject({ adId });

/** What sellers do with their own ads. */
export const sellerAdOperations = {
  getMyAds: read({
    about: 'Your own ads, newest first, with how many there are in each status.',
    access: OWN,
    input: MyAdsQuery,
    output: myAdsPage,
    order: (market, query) => market.myAds.list(query),
  }),
  getMyAdDetails: read({
    about: 'One of your ads with its figures day by day, and who wrote to you about it.',
    access: OWN,
    input: oneAd,
    output: myAdDetails,
    order: (market, { adId }) => market.myAds.show(adId, OWN),
  }),
  getMyAdWarnings: read({
    about: 'What you may want to look at again in one of your ads. None of it stops you from publishing.',
    access: OWN,
    input: oneAd,
    output: { warnings: z.array(AdWarning) },
    order: async (market, { adId }) => ({ warnings: await market.myAds.warnOfSlips(adId) }),
  }),
  updateMyAdDetails: change({
    about: 'Changes some fields of one of your ads.',
    access: OWN,
    input: EditAd,
    output: ad,
    order: async (market, edit) => ({ ad: await market.myAds.edit(edit, OWN) }),
  }),
  updateAsSold: change({
    about: 'Marks one of your ads as sold, with the price and the conversation that led to it if you like.',
    access: OWN,
    input: SellAd,
    output: ad,
    order: async (market, move) => ({
      ad: await market.myAds.move({ ...move, event: 'mark-sold' }, OWN),
    }),
  }),
  updateAsDelete: step(
    'delete',
    `Deletes one of your ads. You can undo this for ${UNDO_DELETE_MINUTES} minutes; staff can for ${UNDO_AD_DAYS} days.`,
  ),
  undoDelete: step(
    'undo-delete',
    `Brings back an ad that you deleted less than ${UNDO_DELETE_MINUTES} minutes ago, as it was.`,
  ),
  updateAsLive: step('put-live', 'Puts one of your ads live again.'),
  pause: step('pause', 'Takes one of your ads off show for a while.'),
  updateAsFeatured: change({
    about:
      'Gives one of your live ads a featured place of your plan, for as long as the plan runs, or gives it back.',
    access: OWN,
    input: FeatureAd,
    output: ad,
    order: async (market, featuring) => ({ ad: await market.myAds.feature(featuring, OWN) }),
  }),
};

function step(event: 'delete' | 'undo-delete' | 'put-live' | 'pause', about: string) {
  return change({
    about,
    access: OWN,
    input: MoveAd,
    output: ad,
    order: async (market, move) => ({ ad: await market.myAds.move({ ...move, event }, OWN) }),
  });
}
