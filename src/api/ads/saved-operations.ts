import { z } from 'zod';
import { FollowedSeller, SavedAd } from '#market/saved/saved-view.ts';
import { FollowSeller, ToggleSaved, WaitUntilFree } from '#rules/search/saved/saved-ads-schema.ts';
import { change, read } from '../operation.ts';

/** What somebody saved: in their account, or as a visitor in this browser. */
export const savedOperations = {
  list: read({
    about: 'The saved ads, newest first, each with how much cheaper it has become since.',
    access: 'anyone',
    output: { items: z.array(SavedAd) },
    order: async (market) => ({ items: await market.saved.list() }),
  }),
  toggle: change({
    about: 'Saves an ad, or takes it off the list. Visitors keep theirs in a signed cookie.',
    access: 'anyone',
    input: ToggleSaved,
    output: { saved: z.boolean() },
    order: (market, input) => market.saved.toggle(input),
  }),
  waitUntilFree: change({
    about: 'Saves hair that is kept for somebody else. You hear once, when it is free again.',
    access: 'make an offer on this ad',
    input: WaitUntilFree,
    output: { waits: z.literal(true) },
    order: (market, input) => market.saved.waitUntilFree(input),
  }),
  followed: read({
    about: 'The sellers you follow, latest first.',
    access: 'follow sellers',
    output: { items: z.array(FollowedSeller) },
    order: async (market) => ({ items: await market.saved.followed() }),
  }),
  follow: change({
    about: 'Follows a seller, whose new ads you hear of, or no longer. Sellers learn how many do, not who.',
    access: 'follow sellers',
    input: FollowSeller,
    output: { followed: z.boolean() },
    order: (market, input) => market.saved.follow(input),
  }),
};
