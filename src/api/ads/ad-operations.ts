import { z } from 'zod';
import type { Market } from '#market/market.ts';
import { FILTER_GROUPS, VALUE_GROUPS } from '#rules/search/filters.ts';
import { AdSearch } from '#rules/search/search-schema.ts';
import { searchLink } from '#rules/search/search-link.ts';
import { AdCard, AdDetails, SellerCard } from '#market/ads/ad-view.ts';
import { HAIR_COLOURS, HAIR_ETHNICITIES, HAIR_LENGTHS } from '#rules/hair/values.ts';
import { SellerPaidCheck } from '#market/payments/order-view.ts';
import { Refusal } from '#rules/refusal.ts';
import { adWriteOperations } from './ad-write-operations.ts';
import { read } from '../operation.ts';

const limit = (most: number, usual: number) =>
  z.strictObject({ limit: z.coerce.number().int().min(1).max(most).default(usual) });
const cards = { items: z.array(AdCard) };
const facet = z.object({ value: z.string(), count: z.int(), about: z.boolean() });
/** A page of a list. */
const found = {
  ...cards,
  next: z.string().nullable(),
  total: z.int(),
  totalAbout: z.boolean(),
  restarted: z.boolean(),
  /** The search as it was understood, as the end of a URL; `facts` names what was read out of the words. */
  understood: z.string(),
  facts: z.array(z.string()),
  corrected: z.array(z.object({ typed: z.string(), meant: z.string() })),
  unknown: z.array(z.string()),
  loosened: z.boolean(),
  /** Where nothing was found: which filter to drop, what that gives, and the nearest ads. */
  waysOut: z
    .object({
      drop: z.array(z.object({ group: z.enum(FILTER_GROUPS), count: z.int() })),
      nearest: z.array(AdCard),
    })
    .nullable(),
};

/** With what stands around it. */
const page = {
  ...found,
  /** Featured ads over the first page, at most three. */
  pinned: z.array(AdCard),
  /** What each value of a filter would give. */
  facets: z.record(z.enum(VALUE_GROUPS), z.array(facet)),
};

/** Everything about ads that the specification names under `ad`. */
export const adOperations = {
  ...adWriteOperations,
  getfeaturedListings: read({
    about: 'Featured ads, at most twelve.',
    access: 'anyone',
    input: limit(12, 8),
    output: cards,
    order: async (market, input) => ({ items: await market.ads.featured(input.limit) }),
  }),
  getlatestHairForSale: read({
    about: 'The newest ads for sale.',
    access: 'anyone',
    input: limit(100, 24),
    output: cards,
    order: async (market, input) => ({ items: await market.ads.latestForSale(input.limit) }),
  }),
  getlatestHairSold: read({
    about: 'What was sold most recently, with the price where the seller gave it.',
    access: 'anyone',
    input: limit(100, 24),
    output: cards,
    order: async (market, input) => ({ items: await market.ads.latestSold(input.limit) }),
  }),
  getAllHairListings: read({
    about: 'All ads for sale, by every filter and sort.',
    access: 'anyone',
    input: AdSearch,
    output: page,
    order: search,
  }),
  getAllAds: read({
    about: 'The search of the site: words in q. The figures of the filters are in getAllHairListings.',
    access: 'anyone',
    input: AdSearch,
    output: found,
    order: async (market, asked) => told(await market.ads.find(asked)),
  }),
  getHairByLength: byCategory('length', 'Ads of one length, by the name in its URL.', HAIR_LENGTHS),
  getHairByColour: byCategory('colour', 'Ads of one colour, by the name in its URL.', HAIR_COLOURS),
  getHairByEthnicity: byCategory(
    'ethnicity',
    'Ads of one hair type, by the name in its URL.',
    HAIR_ETHNICITIES,
  ),
  getSellerPaidCheck: read({
    about: 'Whether the seller of an ad, or whoever asks, has an active plan with room for one more.',
    access: 'see whether a seller has paid',
    input: z.strictObject({ adId: z.string().max(100).optional() }),
    output: SellerPaidCheck.shape,
    order: (market, { adId }) => market.payments.checkSeller(adId),
  }),
  getAdDetailsByAdId: read({
    about: 'One ad with its seller and similar ads.',
    access: 'anyone',
    input: z.strictObject({ adId: z.string().max(100) }),
    output: { ad: AdDetails, seller: SellerCard, similar: z.array(AdCard) },
    order: async (market, { adId }) => {
      const found = await market.ads.show(adId);
      if (!found) throw new Refusal('not-found', 'There is no such ad.');
      if (found.kind === 'gone')
        throw new Refusal(
          'gone',
          found.mayComeBack ? 'This ad is not available right now.' : 'This ad was removed.',
        );
      return { ad: found.ad, seller: found.seller, similar: found.similar };
    },
  }),
};

async function search(market: Market, asked: AdSearch) {
  return told(await market.ads.search(asked));
}

const told = <Found extends { understood: AdSearch; facts: object }>({
  understood,
  facts,
  ...rest
}: Found) => ({
  ...rest,
  understood: searchLink(understood),
  facts: Object.keys(facts),
});

function byCategory(facet: 'length' | 'colour' | 'ethnicity', about: string, values: readonly string[]) {
  return read({
    about,
    access: 'anyone',
    input: AdSearch.extend({ value: z.string().max(100) }),
    output: page,
    order: (market, { value, ...asked }) => {
      if (!values.includes(value)) throw new Refusal('not-found', 'There is no such category.');
      return search(market, { ...asked, [facet]: [value] });
    },
  });
}
