import { EditAnyAd, PostAd } from '#rules/ads/ad-schema.ts';
import { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { change, create } from '../operation.ts';

/** Posting and editing, for whoever keeps the ad: its seller, the creator who entered it, an admin. */
export const adWriteOperations = {
  postAdDetails: create({
    about: 'A new ad, saved as a draft or submitted. Staff name the seller and note the consent.',
    access: 'post an ad',
    input: PostAd,
    output: { ad: OwnAd, status: OwnAd.shape.status },
    order: async (market, input) => {
      const ad = await market.myAds.post(input);
      return { ad, status: ad.status };
    },
  }),
  editAdDetails: change({
    about: 'Changes some fields of an ad, on the version that was seen. Staff say why on ads of others.',
    access: 'change this ad',
    input: EditAnyAd,
    output: { ad: OwnAd },
    order: async (market, input) => ({ ad: await market.myAds.edit(input) }),
  }),
};
