import { type Plan, PLAN_TYPES, PLANS, type PlanType } from './subscription.ts';

/** One thing in which plans differ: what each of them has, in their order. */
export type PlanDifference = { label: string; values: string[]; url?: string };

type Row = {
  label: string;
  tell: (plan: Plan) => number | boolean;
  /** Where it is done. */
  url?: string;
};

const LISTS_AS_CSV: Row = { label: 'Lists as a CSV file', tell: ({ limits }) => limits.csvRows > 0 };

const BUNDLES: readonly Row[] = [
  { label: 'Bundles you keep', tell: ({ limits }) => limits.keptBundles },
  { label: 'Bundles watched for you', tell: ({ limits }) => limits.watchedBundles },
  { label: 'Requests for hair', tell: ({ limits }) => limits.wantedAds },
  { label: 'Answers to requests a day', tell: ({ limits }) => limits.wantedAnswersPerDay },
];

const ROWS: Record<Plan['takenBy'], readonly Row[]> = {
  seller: [
    { label: 'Live ads at once', tell: ({ limits }) => limits.liveAds },
    { label: 'Photos for each ad', tell: ({ limits }) => limits.photosPerAd },
    { label: 'Featured ads', tell: ({ limits }) => limits.featuredAds },
    { label: 'Ads from a CSV file', tell: ({ hasCsvUpload }) => hasCsvUpload, url: '/trade' },
    LISTS_AS_CSV,
    ...BUNDLES,
    { label: 'Your trader details shown', tell: ({ showsTraderDetails }) => showsTraderDetails },
  ],
  buyer: [
    { label: 'New conversations a day', tell: ({ limits }) => limits.newConversationsPerDay },
    { label: 'Search alerts', tell: ({ limits }) => limits.alerts },
    LISTS_AS_CSV,
    ...BUNDLES,
    { label: 'Badge after a check by our staff', tell: ({ hasBadge }) => hasBadge },
  ],
};

/** What tells these plans apart, row by row; all of them are taken by the same kind of people. */
export function comparePlans(types: readonly PlanType[]): PlanDifference[] {
  const plans = types.map((type) => PLANS[type]);
  return ROWS[plans[0]?.takenBy ?? 'seller'].map(({ label, tell, url }) => ({
    label,
    ...(url === undefined ? {} : { url }),
    values: plans.map((plan) => inWords(tell(plan))),
  }));
}

const inWords = (value: number | boolean): string =>
  typeof value === 'number' ? (value === 0 ? 'None' : String(value)) : value ? 'Yes' : 'No';

/** What fits somebody who begins: one ad, or a few questions, for nothing. */
export const isUsualPlan = (type: PlanType): boolean =>
  PLAN_TYPES.find((each) => PLANS[each].takenBy === PLANS[type].takenBy) === type;
