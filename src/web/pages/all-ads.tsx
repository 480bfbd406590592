import type { Route } from './+types/all-ads.ts';
import { AdList } from '../ads/ad-list.tsx';
import { findAds } from '../ads/find-ads.ts';
import { readListing } from '../ads/listing.ts';
import { marketContext } from '../page-context.ts';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

const INTRO =
  'Human hair from the people who grew it, newest first. Every ad says how long, how heavy and whether it was ever treated.';

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readListing('/all-ads', url.searchParams);
  return { q: asked.search.q, ...(await findAds(context.get(marketContext), asked)) };
}

export default function AllAds({ loaderData: { q, listing, found } }: Route.ComponentProps) {
  const crumbs = [
    { label: 'Home', url: '/' },
    { label: 'All ads', url: '/all-ads' },
  ];
  return (
    <AdList
      heading={q ? `Results for “${q}”` : 'All ads'}
      intro={INTRO}
      crumbs={crumbs}
      listing={listing}
      found={found}
    />
  );
}
