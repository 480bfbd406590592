import { HOLDS_A_PLACE } from '#rules/ads/places.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import type { CutState } from '#rules/hair/values.ts';
import { type AdDates, DEMO_DAYS, daysBefore, seasonalDay } from '../demo-dates.ts';
import { type DemoPerson, makeSeller } from './demo-people.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { SELLING_FIRMS } from '../demo-words.ts';
import { dealOut, shareOut } from '../quotas.ts';
import type { Random } from '../random.ts';

/** A seller with the ads that are theirs. */
export type Owner<Ad> = { person: DemoPerson; ads: Ad[]; isTrade: boolean; isMan: boolean };

type Owned = { country: string; cutState: CutState; status: AdStatus; isAshas: boolean; dates: AdDates };
type Market = { asha: DemoPerson; total: number; handles: Iterator<string>; now: Date; random: Random };

/** How many ads one trader takes at most, and what part of a hundred private sellers are men. */
const TRADER_ADS = 12;
const MEN = { man: 12, woman: 88 } as const;

/** Finds an owner for every ad. Traders take cut hair only; private people never hold more places than a small plan has. */
export function findOwners<Ad extends Owned>(ads: readonly Ad[], market: Market): Owner<Ad>[] {
  const hers = ads.filter((ad) => ad.isAshas);
  const asha: Owner<Ad> = { person: market.asha, ads: hers, isTrade: true, isMan: false };
  const left = new Set(ads.filter((ad) => !ad.isAshas));
  const traders = findTraders(left, market);
  const idle = Math.round(market.total * 0.06);
  const owners = [
    asha,
    ...traders,
    ...findPrivateOwners([...left], market.total - 1 - traders.length - idle, market),
  ];
  return [...owners, ...makeIdleSellers(Math.max(0, market.total - owners.length), market)];
}

/** How many places of a plan somebody's ads hold. */
export const placesHeld = (ads: readonly { status: AdStatus }[]) =>
  ads.filter(({ status }) => HOLDS_A_PLACE.includes(status)).length;

function findTraders<Ad extends Owned>(left: Set<Ad>, market: Market): Owner<Ad>[] {
  const wanted = Math.max(1, Math.round(market.total / 22));
  return Array.from({ length: wanted }, (_, place) => {
    const country = place === 3 ? 'GB' : 'IN';
    const fitting = [...left].filter(
      (ad) => ad.country === country && ad.cutState === 'cut' && ad.status !== 'draft',
    );
    const ads = fitting.slice(0, Math.min(TRADER_ADS, Math.ceil(market.total / 7)));
    for (const ad of ads) left.delete(ad);
    const firm = SELLING_FIRMS[place] ?? SELLING_FIRMS[0];
    const traderDetails = `${firm}, ${countryName(country)}. This trader exists only in the demo.`;
    return {
      person: { ...joinBefore(ads, country, market), businessName: firm, traderDetails },
      ads,
      isTrade: true,
      isMan: false,
    };
  }).filter(({ ads }) => ads.length > 0);
}

function findPrivateOwners<Ad extends Owned>(ads: readonly Ad[], total: number, market: Market): Owner<Ad>[] {
  const byCountry = Object.groupBy(ads, (ad) => ad.country);
  const weights = Object.fromEntries(
    Object.entries(byCountry).map(([country, its = []]) => [country, its.length]),
  );
  const shares = shareOut(total, weights);
  const groups = Object.entries(byCountry).flatMap(([country, its = []]) => {
    const people = Math.max(1, shares[country] ?? 1, Math.ceil(placesHeld(its) / 2));
    return dealAds(its, people).map((own) => ({ country, own }));
  });
  const men = dealOut(groups.length, MEN, market.random);
  return groups.map(({ country, own }, place) => ({
    person: joinBefore(own, country, market),
    ads: own,
    isTrade: false,
    isMan: men[place] === 'man',
  }));
}

/** Those that hold a place first, one to each in turn, so that nobody gets too many of them. */
function dealAds<Ad extends Owned>(ads: readonly Ad[], people: number): Ad[][] {
  const hands = Array.from({ length: Math.min(people, ads.length) }, (): Ad[] => []);
  const sorted = ads.toSorted((one, other) => placesHeld([other]) - placesHeld([one]));
  for (const [place, ad] of sorted.entries()) hands[place % hands.length]?.push(ad);
  return hands;
}

function joinBefore(ads: readonly Owned[], country: string, { handles, now, random }: Market): DemoPerson {
  const first = Math.min(...ads.map((ad) => ad.dates.createdAt.getTime()));
  return makeSeller(handles, country, daysBefore(new Date(first), random.uniform(0.02, 30)), now, random);
}

/** People who have not posted yet, or may not any more. */
function makeIdleSellers(count: number, { handles, now, random }: Market): Owner<never>[] {
  return Array.from({ length: count }, (_, place) => {
    const createdAt = seasonalDay(now, 1, DEMO_DAYS, random);
    const person = makeSeller(handles, random.pick(['IN', 'IN', 'GB', 'US']), createdAt, now, random);
    const neverCameBack = place === 2;
    return {
      person: {
        ...person,
        blockedAt: place === 0 ? daysBefore(now, 0.8) : null,
        deletedAt: place === 1 ? daysBefore(now, 0.6) : null,
        lastLoginAt: neverCameBack ? null : person.lastLoginAt,
      },
      ads: [],
      isTrade: false,
      isMan: false,
    };
  });
}
