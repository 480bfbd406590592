import { AD_LIFE_DAYS } from '#rules/ads/state.ts';
import { convertMoney, FIXTURE_RATES, MINOR_UNITS, type Money } from '#rules/money/money.ts';
import { offerCurrency } from '#rules/offers/offer-form.ts';
import { HOUR_MS } from '#rules/time.ts';
import { type DemoAd, writeAd } from '../ads/demo-ads.ts';
import type { DemoHair } from '../ads/demo-hair.ts';
import { daysBefore } from '../demo-dates.ts';
import type { DemoData } from '../make-demo.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import type { Random } from '../random.ts';
import { findTown } from './sale-people.ts';
import type { SaleStory } from './stories.ts';

/** What a newcomer may pay has room for postage and fee beside it. */
const DEAREST = 380 * MINOR_UNITS;
const CHEAPEST = 60 * MINOR_UNITS;

type Market = { demo: DemoData; now: Date; random: Random };

/** The ad of a story: on show some days before anybody offers for it, and sent everywhere. */
export function writeSaleAd(story: SaleStory, { demo, now, random: market }: Market): DemoAd {
  const random = market.fork(story.key);
  const person = demo.people.find(({ key }) => key === story.sellerKey) as DemoPerson;
  const agreed = new Date(now.getTime() - (story.acts[0]?.[1] ?? 0) * HOUR_MS);
  const publishedAt = daysBefore(agreed, random.uniform(3, 16));
  const dates = {
    createdAt: daysBefore(publishedAt, random.uniform(0.02, 1)),
    publishedAt,
    expiresAt: daysBefore(publishedAt, -AD_LIFE_DAYS),
    soldAt: null,
    statusSince: publishedAt,
  };
  const ad = writeAd(
    {
      ...growHair(story, person.country, random),
      key: `sale-${story.key}`,
      country: person.country,
      town: findTown(demo, person) ?? 'Chennai',
      status: 'live',
      isAshas: story.sellerKey === 'asha',
      isOpenToOffers: false,
      askingDeviation: random.normal(0, 0.4),
      dates,
    },
    { person, ads: [], isTrade: false, isMan: false },
    random,
  );
  const seed = ad.key;
  const isOfOthers = story.sellerKey !== 'asha';
  return {
    ...ad,
    price: within(ad.price ?? CHEAPEST, ad.currency),
    openToOffers: true,
    shipsTo: 'worldwide',
    shipsToCountries: [],
    measured: false,
    views: isOfOthers ? 0 : ad.views,
    pictures: [
      { view: 'full', seed, tape: false },
      ...(isOfOthers ? [] : [{ view: 'tape', seed, tape: true } as const]),
    ],
  };
}

function growHair(story: SaleStory, country: string, random: Random): DemoHair {
  const isIndian = country === 'IN';
  return {
    ethnicity: isIndian ? 'indian' : 'caucasian',
    colour: isIndian
      ? random.pickByWeight({ black: 4, brown: 1 })
      : random.pickByWeight({ brown: 3, blonde: 2, auburn: 1, chestnut: 1 }),
    texture: random.pickByWeight({ straight: 5, wavy: 4, curly: 1 }),
    treatment: 'virgin',
    condition: random.pickByWeight({ good: 3, excellent: 2 }),
    cutState: story.isCut ? 'cut' : 'uncut',
    longest: random.integer(32, 52) / 2,
    shortest: null,
    circumference: random.integer(12, 16) / 4,
  };
}

/** In the currency of the ad, to whole units. */
function within(amount: number, currency: Money['currency']): number {
  const bound = (dollars: number) =>
    convertMoney({ amount: dollars, currency: 'USD' }, currency, FIXTURE_RATES).amount;
  const kept = Math.min(bound(DEAREST), Math.max(bound(CHEAPEST), amount));
  return Math.round(kept / MINOR_UNITS) * MINOR_UNITS;
}

/** What the buyer offers: somewhat less than is asked, in whole units. */
export function offeredFor(ad: DemoAd, buyersCountry: string, random: Random): Money {
  const currency = offerCurrency(ad, buyersCountry, true);
  const asked = convertMoney({ amount: ad.price ?? 0, currency: ad.currency }, currency, FIXTURE_RATES);
  const amount = Math.floor((asked.amount * random.uniform(0.88, 0.98)) / MINOR_UNITS) * MINOR_UNITS;
  return { amount, currency };
}
