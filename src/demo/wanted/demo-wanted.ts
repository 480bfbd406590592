import { findGrams } from '#rules/ads/ad-facts.ts';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import type { HairColour, Texture, Treatment } from '#rules/hair/values.ts';
import type { Currency } from '#rules/money/money.ts';
import { toHalfInches } from '#rules/wanted/wanted-fields.ts';
import type { WantedHair } from '#rules/wanted/match-ad.ts';
import type { WantedStatus } from '#rules/wanted/wanted-life.ts';
import { HAIR_ONLY } from '#rules/wanted/note/screen-note.ts';
import { isRunning } from '#rules/payments/subscription.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import type { DemoData } from '../make-demo.ts';

/** A request of the demo, with its days before and after the day it was made. */
export type DemoWanted = {
  buyerKey: string;
  status: Extract<WantedStatus, 'live' | 'pending_review' | 'rejected' | 'ended'>;
  hair: WantedHair;
  note: string;
  postedDaysAgo: number;
  /** Below nothing: its last day has passed. */
  daysLeft: number;
  signals: string[];
  rejectedWhy: string | null;
};

/** Twenty-four inches: so long, or nearly, is the ad of Asha's that three people ask for. */
const ABOUT = 48;

/** What somebody looks for, and what they say of it. */
type Wish = { hair: WantedHair; note: string };
type Sketch = [
  inches: [number, number],
  colours: HairColour[],
  textures: Texture[],
  treatments: Treatment[],
  grams: number,
  /** For each gram, in its smallest coin. */
  budget: [number, Currency] | null,
  country: string,
  note: string,
];
const VIRGIN: Treatment[] = ['virgin'];
const ANY: Treatment[] = ['virgin', 'dyed', 'permed-or-relaxed', 'bleached-or-highlighted'];
const EVEN: Texture[] = ['straight', 'wavy'];

/** What others look for. */
const SKETCHES: readonly Sketch[] = [
  [[14, 20], ['blonde'], EVEN, VIRGIN, 100, [160, 'GBP'], 'GB', 'For a half wig. Cut last week is fine.'],
  [[10, 16], ['red', 'auburn'], ['wavy', 'curly'], VIRGIN, 80, [140, 'EUR'], 'DE', ''],
  [[18, 26], ['brown', 'chestnut'], EVEN, VIRGIN, 150, [120, 'USD'], 'US', 'Of one head, please.'],
  [[8, 14], ['white-and-grey'], EVEN, ANY, 60, [90, 'GBP'], 'GB', 'For stage wigs.'],
  [[20, 30], ['brown'], ['wavy'], VIRGIN, 120, [200, 'EUR'], 'FR', ''],
  [[12, 18], ['blonde', 'auburn'], EVEN, ANY, 100, null, 'GB', 'Coloured hair is welcome.'],
  [
    [16, 22],
    ['chestnut'],
    ['wavy', 'curly'],
    VIRGIN,
    110,
    [150, 'USD'],
    'US',
    'Tied at the root end, please.',
  ],
  [[10, 20], ['red'], ['wavy', 'curly'], VIRGIN, 70, [220, 'GBP'], 'GB', 'Natural red only.'],
  [[14, 24], ['brown', 'blonde'], ['curly', 'coily'], ANY, 90, null, 'US', ''],
  [[22, 32], ['chestnut', 'auburn'], EVEN, VIRGIN, 140, [180, 'GBP'], 'GB', 'Needed by March.'],
  [[8, 12], ['blonde', 'white-and-grey'], EVEN, ANY, 50, [70, 'EUR'], 'DE', 'Short ends are fine.'],
];
/** Where the only colour is that of Asha's. */
const OTHERWISE: readonly HairColour[] = ['red', 'auburn'];

const LIVE = 14;
const PAST = {
  ended: [6, 20],
  film: 'I also pay for a film of the cut.',
  talk: 'For a wig. I can collect it in person in Leeds.',
};

/** Eighteen requests: fourteen live, of which three fit one ad of Asha's, one in review, one rejected, two ended. */
export function makeDemoWanted(demo: DemoData, now: Date): DemoWanted[] {
  const hers = findHers(demo);
  const others = SKETCHES.map((sketch) => toWish(sketch, hers?.colour));
  const wishes = [...(hers ? wantLike(hers) : others), ...others].slice(0, LIVE);
  const [first, second, third, fourth] = others as [Wish, Wish, Wish, Wish];
  const standing = { postedDaysAgo: 2, daysLeft: 40, signals: [], rejectedWhy: null };
  const requests: Omit<DemoWanted, 'buyerKey'>[] = [
    ...wishes.map((wish, place) => ({
      ...standing,
      ...wish,
      status: 'live' as const,
      postedDaysAgo: 1 + place * 2,
      daysLeft: 80 - place * 4,
    })),
    { ...standing, ...first, note: PAST.talk, status: 'pending_review', signals: ['new-account'] },
    {
      ...standing,
      ...second,
      note: PAST.film,
      status: 'rejected',
      signals: ['creep'],
      rejectedWhy: HAIR_ONLY,
    },
    ...[third, fourth].map((wish, place) => ({
      ...standing,
      ...wish,
      status: 'ended' as const,
      postedDaysAgo: 60,
      daysLeft: -(PAST.ended[place] ?? 6),
    })),
  ];
  const buyers = findBuyers(demo, now);
  // The first and the last are Bela's.
  return requests.map((each, place) => ({
    ...each,
    buyerKey: place % (requests.length - 1) === 0 ? 'bela' : (buyers[place % buyers.length] ?? 'bela'),
  }));
}

function findBuyers({ people }: DemoData, now: Date): string[] {
  const buyers = people.filter(
    ({ key, role, accountType, blockedAt, deletedAt, plan }) =>
      key !== 'bela' &&
      role === 'enduser' &&
      accountType === ACCOUNT_TYPE.buyer &&
      blockedAt === null &&
      deletedAt === null &&
      plan !== null &&
      isRunning({ plan: plan.type, endsAt: plan.endsAt, isSwitchedOff: false }, now),
  );
  return buyers.map(({ key }) => key);
}

/** Her live ad nearest to that length which is kept for nobody. */
export function findHers({ ads, conversations }: DemoData): DemoAd | undefined {
  const kept = new Set(
    conversations
      .filter(({ messages }) => messages.some(({ offer }) => offer?.state === 'accepted'))
      .map(({ adKey }) => adKey),
  );
  return ads
    .filter(({ key, sellerKey, status }) => sellerKey === 'asha' && status === 'live' && !kept.has(key))
    .toSorted((one, other) => farFrom(one) - farFrom(other))[0];
}

const farFrom = ({ lengthMm }: DemoAd): number => Math.abs(toHalfInches(lengthMm) - ABOUT);

/** Just that hair, a little longer, and no longer than a little shorter. */
function wantLike(ad: DemoAd): Wish[] {
  const length = toHalfInches(ad.lengthMm);
  const weight = findGrams(ad)?.grams ?? 100;
  const hair: WantedHair = {
    shortest: length - 4,
    longest: length + 4,
    colours: [ad.colour],
    textures: [ad.texture],
    treatments: [ad.treatment],
    ethnicities: [],
    grams: Math.max(20, Math.floor(weight * 0.9)),
    cutState: null,
    budgetPerGram:
      ad.price === null ? null : { amount: Math.ceil((ad.price / weight) * 1.1), currency: ad.currency },
    country: ad.shipsTo === 'worldwide' ? 'GB' : ad.country,
  };
  return [
    { hair, note: 'For a wig of one colour. I pay the postage.' },
    { hair: { ...hair, shortest: length + 1, longest: length + 8 }, note: '' },
    { hair: { ...hair, longest: length - 2, ethnicities: [ad.ethnicity] }, note: 'A braid would be best.' },
  ];
}

function toWish(
  [inches, colours, textures, treatments, grams, budget, country, note]: Sketch,
  without: HairColour | undefined,
): Wish {
  const left = colours.filter((colour) => colour !== without);
  return {
    note,
    hair: {
      shortest: inches[0] * 2,
      longest: inches[1] * 2,
      colours: left.length > 0 ? left : OTHERWISE.filter((colour) => colour !== without),
      textures,
      treatments,
      ethnicities: [],
      grams,
      cutState: null,
      budgetPerGram: budget && { amount: budget[0], currency: budget[1] },
      country,
    },
  };
}
