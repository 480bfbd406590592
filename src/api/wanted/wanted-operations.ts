import { z } from 'zod';
import { MyWantedList, WantedList } from '#market/wanted/wanted-view.ts';
import {
  BrowseWanted,
  DeleteWanted,
  EditWanted,
  EndWanted,
  MyWantedQuery,
  PostWanted,
  RenewWanted,
  ReviewWanted,
  ShowWanted,
} from '#rules/wanted/wanted-schema.ts';
import { change, create, read } from '../operation.ts';
import { matchOperations } from './match-operations.ts';
import { IN_INCHES, inInches, pageInInches } from './wanted-in-inches.ts';

const KEEP = 'keep wanted ads';
const REVIEW = 'review wanted ads';
const own = { wanted: IN_INCHES.mine };

/** What hair people look for. */
export const wantedOperations = {
  ...matchOperations,
  browse: read({
    about: 'Live requests by filters and order, 24 a page.',
    access: 'anyone',
    input: BrowseWanted,
    output: { ...WantedList.shape, items: z.array(IN_INCHES.wanted) },
    order: async (market, search) => pageInInches(await market.wanted.browse(search)),
  }),
  show: read({
    about: 'One request.',
    access: 'anyone',
    input: ShowWanted,
    output: { wanted: IN_INCHES.page },
    order: async (market, which) => ({ wanted: inInches(await market.wanted.show(which)) }),
  }),
  mine: read({
    about: 'Your requests, newest first.',
    access: KEEP,
    input: MyWantedQuery,
    output: { ...MyWantedList.shape, items: z.array(IN_INCHES.mine) },
    order: async (market, query) => pageInInches(await market.wanted.mine(query)),
  }),
  post: create({
    about: 'Says what hair you look for.',
    access: KEEP,
    input: PostWanted,
    output: own,
    order: async (market, wish) => ({ wanted: inInches(await market.wanted.post(wish)) }),
  }),
  edit: change({
    about: 'Changes a live request of yours.',
    access: KEEP,
    input: EditWanted,
    output: own,
    order: async (market, wish) => ({ wanted: inInches(await market.wanted.edit(wish)) }),
  }),
  end: change({
    about: 'Ends a request of yours.',
    access: KEEP,
    input: EndWanted,
    output: own,
    order: async (market, seen) => ({ wanted: inInches(await market.wanted.end(seen)) }),
  }),
  renew: change({
    about: 'Brings back a request that ended in the last 30 days.',
    access: KEEP,
    input: RenewWanted,
    output: own,
    order: async (market, wish) => ({ wanted: inInches(await market.wanted.renew(wish)) }),
  }),
  delete: change({
    about: 'Deletes a request; staff say why.',
    access: 'change this wanted ad',
    input: DeleteWanted,
    order: (market, wish) => market.wanted.delete(wish),
  }),
};

/** Requests that staff read before anybody else does. */
export const staffWantedOperations = {
  wantedQueue: read({
    about: 'Requests that wait for review, the longest first.',
    access: REVIEW,
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(24) }),
    output: { items: z.array(IN_INCHES.inReview) },
    order: async (market, { limit }) => pageInInches({ items: await market.wanted.queue({ limit }) }),
  }),
  reviewWanted: change({
    about: 'Approves a request that waits, or rejects it. Its owner is told.',
    access: REVIEW,
    input: ReviewWanted,
    output: { wanted: IN_INCHES.wanted },
    order: async (market, review) => ({ wanted: inInches(await market.wanted.review(review)) }),
  }),
};
