import { type DemoAd, type PlannedAd, writeAd } from './ads/demo-ads.ts';
import { makeConversations } from './messages/demo-conversations.ts';
import type { DemoConversation } from './messages/demo-messages.ts';
import { chooseDates, daysBefore } from './demo-dates.ts';
import { makeDemoHair } from './ads/demo-hair.ts';
import { type DemoPerson, makeBuyers, makeCreators, namedPeople, planFor } from './people/demo-people.ts';
import { welcomeOffers } from './offers/demo-offer-talks.ts';
import { settleHair } from './demo-countries.ts';
import { type Owner, findOwners, placesHeld } from './people/demo-sellers.ts';
import { dealStatuses } from './ads/demo-statuses.ts';
import { type DemoSale, makeSales } from './sales/demo-sales.ts';
import { CONSENT_NOTES, inventHandles } from './demo-words.ts';
import { dealNormal, dealOut } from './quotas.ts';
import { type Random, makeRandom } from './random.ts';

export type DemoData = {
  people: DemoPerson[];
  ads: DemoAd[];
  conversations: DemoConversation[];
  sales: DemoSale[];
};

/** For the full demo of 240 ads; fewer ads have fewer people. */
const FULL = { ads: 240, sellers: 90, buyers: 60, creators: 3, featured: 10 };
const OFFERS = { open: 12, fixed: 88 } as const;
const ASKED_FOR = 24;
const DAYS_TO_SALE = { median: 34, spread: 0.75, least: 2, most: 90 };

/** Invents a whole market: people, ads, what they wrote to each other and what they bought. The same seed and day give the same market. */
export function makeDemo({
  seed,
  now,
  ads: total = FULL.ads,
}: {
  seed: string | number;
  now: Date;
  ads?: number;
}): DemoData {
  const random = makeRandom(seed);
  const scaled = (count: number, least: number) => Math.max(least, Math.round((count * total) / FULL.ads));
  const handles = inventHandles(random.fork('handles'));
  const named = namedPeople(now);
  const [asha, bela] = named as [DemoPerson, DemoPerson];
  const creators = makeCreators(FULL.creators - 1, handles, now, random.fork('creators'));
  const buyers = makeBuyers(scaled(FULL.buyers, 8) - 1, handles, now, random.fork('buyers'));

  const planned = planAds(total, String(seed), now, random.fork('ads'));
  growTo(planned);
  const owners = findOwners(planned, {
    asha,
    total: scaled(FULL.sellers, 6),
    handles,
    now,
    random: random.fork('owners'),
  });
  const ads = owners.flatMap((owner) => owner.ads.map((ad) => writeAd(ad, owner, random.fork(ad.key))));
  ads.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  featureSome(ads, owners, scaled(FULL.featured, 3), now, random.fork('featured'));
  enterForSellers(ads, owners, ['cleo', ...creators.map(({ key }) => key)], random.fork('entered'));

  const sellers = owners
    .slice(1)
    .map((owner) => withPlan(owner, ads, now, random.fork(`plan/${owner.person.key}`)));
  endWithPlans(ads, [...named, ...sellers]);
  welcomeOffers(ads);
  const conversations = makeConversations({
    ads,
    buyers: [bela, ...buyers],
    now,
    random: random.fork('conversations'),
  });
  const sales = makeSales({
    ads,
    buyers: [bela, ...buyers],
    talks: conversations,
    now,
    random: random.fork('sales'),
  });
  return { people: [...named, ...creators, ...buyers, ...sellers], ads, conversations, sales };
}

function planAds(total: number, seed: string, now: Date, random: Random): PlannedAd[] {
  const hair = dealStatuses(settleHair(makeDemoHair(total, random), random), random);
  const offers = dealOut(total, OFFERS, random);
  const deviations = dealNormal(total, random);
  const sold = hair.filter(({ status }) => status === 'sold').length;
  const sales = dealNormal(sold, random);
  return hair.map((each, place) => {
    const days =
      DAYS_TO_SALE.median * Math.exp(DAYS_TO_SALE.spread * (each.status === 'sold' ? (sales.pop() ?? 0) : 0));
    const daysToSale = Math.min(DAYS_TO_SALE.most, Math.max(DAYS_TO_SALE.least, days));
    return {
      ...each,
      key: `${seed}-${String(place + 1).padStart(3, '0')}`,
      isOpenToOffers: offers[place] === 'open',
      askingDeviation: deviations[place] ?? 0,
      dates: chooseDates(each.status, now, daysToSale, random),
    };
  });
}

/** One live ad of Asha's is 24 in long: what people ask for. It stays in its category. */
function growTo(planned: readonly PlannedAd[]): void {
  const hers = planned.find(
    ({ isAshas, status, longest }) => isAshas && status === 'live' && longest >= 20 && longest < 25,
  );
  if (hers) hers.longest = ASKED_FOR;
}

/** One each: Asha and the traders first, then private sellers with hair of different colours. */
function featureSome(
  ads: readonly DemoAd[],
  owners: readonly Owner<PlannedAd>[],
  count: number,
  now: Date,
  random: Random,
): void {
  const traders = new Set(owners.filter(({ isTrade }) => isTrade).map(({ person }) => person.key));
  const rank = (ad: DemoAd) =>
    ad.sellerKey === 'asha' ? 0 : traders.has(ad.sellerKey) ? 1 : ad.condition === 'excellent' ? 2 : 3;
  const live = random
    .shuffle(ads.filter(({ status }) => status === 'live'))
    .toSorted((one, other) => rank(one) - rank(other));
  const chosen: DemoAd[] = [];
  for (const ad of live) {
    const isNew = chosen.every((other) => other.sellerKey !== ad.sellerKey);
    const sameColour = chosen.filter((other) => other.colour === ad.colour).length;
    if (chosen.length < count && isNew && sameColour < Math.ceil(count / 3)) chosen.push(ad);
  }
  for (const ad of chosen) ad.featuredUntil = daysBefore(now, -random.uniform(5, 60));
}

/** A paid place lasts as long as the plan. */
function endWithPlans(ads: readonly DemoAd[], sellers: readonly DemoPerson[]): void {
  const ends = new Map(sellers.map(({ key, plan }) => [key, plan?.endsAt ?? null]));
  for (const ad of ads) if (ad.featuredUntil !== null) ad.featuredUntil = ends.get(ad.sellerKey) ?? null;
}

/** Creators type ads for people who cannot: every eighth ad of private sellers in India. */
function enterForSellers(
  ads: readonly DemoAd[],
  owners: readonly Owner<PlannedAd>[],
  creators: readonly string[],
  random: Random,
): void {
  const isPrivate = new Set(owners.filter(({ isTrade }) => !isTrade).map(({ person }) => person.key));
  const theirs = ads.filter((ad) => ad.country === 'IN' && isPrivate.has(ad.sellerKey));
  for (const [place, ad] of theirs.entries()) {
    if (place % 8 !== 3) continue;
    ad.enteredByKey = creators[Math.floor(place / 8) % creators.length] ?? 'cleo';
    ad.consentNotedAt = daysBefore(ad.createdAt, 0.02);
    ad.consentHow = random.pick(CONSENT_NOTES);
  }
}

function withPlan(owner: Owner<PlannedAd>, ads: readonly DemoAd[], now: Date, random: Random): DemoPerson {
  const { person, isTrade } = owner;
  const own = ads.filter((ad) => ad.sellerKey === person.key);
  if (own.length === 0 && (person.lastLoginAt === null || random.chance(0.4))) return person;
  const isFeatured = own.some((ad) => ad.featuredUntil !== null);
  return { ...person, plan: planFor(placesHeld(own), isTrade, isFeatured, person, now, random) };
}
