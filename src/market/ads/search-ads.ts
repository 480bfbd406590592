import type { AdSearch } from '#rules/ad-search.ts';
import type { Context } from '../context.ts';
import { type AdPage, browseRead } from './browse-ads.ts';
import { countFacetsRead, type Facets } from './count-facets.ts';
import { findWaysOut, type WaysOut } from './find-ways-out.ts';
import { readSearch } from './read-search.ts';

/** A list with everything a page shows around it. */
export type FoundAds = AdPage & {
  facets: Facets;
  /** The search as it was understood. */
  understood: AdSearch;
  /** What was read out of the words. */
  facts: Partial<AdSearch>;
  corrected: { typed: string; meant: string }[];
  unknown: string[];
  loosened: boolean;
  /** Only where nothing was found. */
  waysOut: WaysOut | null;
};

/** Looks for hair: a page of ads, the counts beside each filter, and where nothing was found, ways out. */
export async function searchAds(ctx: Context, asked: AdSearch): Promise<FoundAds> {
  const read = await readSearch(ctx, asked);
  const [page, facets] = await Promise.all([browseRead(ctx, read), countFacetsRead(ctx, read)]);
  const isEmpty = page.items.length === 0 && read.search.after === undefined;
  return {
    ...page,
    facets,
    understood: read.search,
    facts: read.facts,
    corrected: read.words?.corrected ?? [],
    unknown: read.words?.unknown ?? [],
    loosened: read.loosened,
    waysOut: isEmpty ? await findWaysOut(ctx, read, asked.q) : null,
  };
}
