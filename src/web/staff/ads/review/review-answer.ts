import type { AdStatus } from '#rules/ads/state.ts';

export type Decision = 'approve' | 'ask-for-changes' | 'reject';

/** A decision as it was stored, by the version that can be taken back. */
export type Decided = { adId: string; version: number; status: AdStatus };

/** The fetcher of one ad: a decision does not wait for the one before. */
export const toReviewKey = (adId: string): string => `review ${adId}`;

/** The fetcher that takes the decision on an ad back. */
export const toUndoKey = (adId: string): string => `review undone ${adId}`;

export const readDecided = (answer: object | undefined): Decided | undefined =>
  answer && 'decided' in answer ? (answer.decided as Decided) : undefined;

export const readUndone = (answer: object | undefined): string | undefined =>
  answer && 'undone' in answer ? (answer.undone as string) : undefined;
