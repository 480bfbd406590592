import { z } from 'zod';
import {
  EditAdAsStaff,
  FeatureAdAsStaff,
  MeasureAd,
  MyAdsQuery,
  MoveAdAsStaff,
  ReviewAd,
  SellAdAsStaff,
  UndoReview,
} from '#rules/ads/ad-schema.ts';
import { UNDO_SECONDS } from '#rules/ads/state.ts';
import { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { change, read } from '../operation.ts';
import { myAdDetails, myAdsPage, oneAd } from './seller-ad-operations.ts';

const STAFF = 'change ads as staff';
const REVIEW = 'review this ad';
const ad = { ad: OwnAd };

const WaitingAd = z.object({
  ad: OwnAd,
  seller: z.object({ id: z.string(), username: z.string() }),
  risk: z.int(),
  signals: z.array(z.string()),
  waitingSince: z.iso.datetime(),
});

/** What staff do with the ads they entered, and admins with all; every step has its reason. */
export const staffAdOperations = {
  getMyAds: read({
    about: 'The ads you entered for sellers, newest first.',
    access: STAFF,
    input: MyAdsQuery,
    output: myAdsPage,
    order: (market, query) => market.myAds.list(query),
  }),
  getMyAdDetails: read({
    about: 'One of the ads you entered, or any ad for an admin, with its figures.',
    access: STAFF,
    input: oneAd,
    output: myAdDetails,
    order: (market, { adId }) => market.myAds.show(adId, STAFF),
  }),
  updateMyAdDetails: change({
    about: 'Changes some fields of an ad, with the reason.',
    access: STAFF,
    input: EditAdAsStaff,
    output: ad,
    order: async (market, edit) => ({ ad: await market.myAds.edit(edit, STAFF) }),
  }),
  updateAsSold: change({
    about: 'Marks an ad as sold, with the reason.',
    access: STAFF,
    input: SellAdAsStaff,
    output: ad,
    order: async (market, move) => ({
      ad: await market.myAds.move({ ...move, event: 'mark-sold' }, STAFF),
    }),
  }),
  updateAsDelete: step('delete', 'Deletes an ad, with the reason.'),
  updateAsLive: step('put-live', 'Puts an ad live again; an admin also a deleted one, for 30 days.'),
  updateAsFeatured: change({
    about: 'Gives an ad a featured place of its seller’s plan, or gives it back, with the reason.',
    access: STAFF,
    input: FeatureAdAsStaff,
    output: ad,
    order: async (market, featuring) => ({ ad: await market.myAds.feature(featuring, STAFF) }),
  }),
  reviewQueue: read({
    about: 'Ads that wait for review by staff, the longest first, without your own entries.',
    access: REVIEW,
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(24) }),
    output: { items: z.array(WaitingAd) },
    order: async (market, { limit }) => ({ items: await market.review.queue(limit) }),
  }),
  reviewAd: change({
    about: 'Approves an ad that waits, asks for changes, or rejects it.',
    access: REVIEW,
    input: ReviewAd,
    output: ad,
    order: async (market, review) => ({ ad: await market.review.decide(review) }),
  }),
  measureAd: change({
    about: 'Confirms that the tape in a photo shows the length that is told, or takes that back.',
    access: REVIEW,
    input: MeasureAd,
    output: ad,
    order: async (market, seen) => ({ ad: await market.review.measure(seen) }),
  }),
  undoReview: change({
    about: `Takes your own decision on an ad back, within ${UNDO_SECONDS} seconds; nobody was told of it.`,
    access: REVIEW,
    input: UndoReview,
    output: ad,
    order: async (market, decided) => ({ ad: await market.review.undo(decided) }),
  }),
};

function step(event: 'delete' | 'put-live', about: string) {
  return change({
    about,
    access: STAFF,
    input: MoveAdAsStaff,
    output: ad,
    order: async (market, move) => ({ ad: await market.myAds.move({ ...move, event }, STAFF) }),
  });
}
