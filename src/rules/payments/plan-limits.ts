/** What somebody may do at most. */
export type Limits = {
  liveAds: number;
  photosPerAd: number;
  featuredAds: number;
  newConversationsPerDay: number;
  alerts: number;
  /** Rows of a list of ads as a CSV file. */
  csvRows: number;
  offersPerDay: number;
  /** Offers that wait for an answer at the same time. */
  openOffers: number;
  keptBundles: number;
  /** Kept ones that write when something about them changes. */
  watchedBundles: number;
  /** Requests for hair that are live or wait for our review. */
  wantedAds: number;
  /** Answers to requests of others. */
  wantedAnswersPerDay: number;
};

export const SELLS_NOTHING = { liveAds: 0, photosPerAd: 0, featuredAds: 0 };
export const ASKS_A_LITTLE = {
  newConversationsPerDay: 5,
  alerts: 3,
  csvRows: 0,
  offersPerDay: 5,
  openOffers: 5,
  keptBundles: 3,
  watchedBundles: 1,
  wantedAds: 1,
  wantedAnswersPerDay: 5,
};
/** Enough for any list that somebody works through, and no copy of the whole market. */
export const CSV_ROWS = 10_000;

/** Nobody asked for a plan yet, or it ran out: what is there may be looked at, nothing new begins. */
export const NOTHING: Limits = {
  ...SELLS_NOTHING,
  newConversationsPerDay: 0,
  alerts: 0,
  csvRows: 0,
  offersPerDay: 0,
  openOffers: 0,
  keptBundles: 0,
  watchedBundles: 0,
  wantedAds: 0,
  wantedAnswersPerDay: 0,
};
