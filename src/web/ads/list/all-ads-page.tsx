import type { Route } from './+types/all-ads-page.ts';
import { AdList } from './ad-list.tsx';
import { loadAdList } from '../find/load-ad-list.ts';
import { isListStale } from '../is-list-stale.ts';

const INTRO =
  'Human hair from people who grew it, or from dealers who say so, newest first. Every ad says how long, how heavy and whether it was ever treated.';

export const loader = ({ url, context }: Route.LoaderArgs) => loadAdList(context, url);

export const shouldRevalidate = isListStale;

export default function AllAdsPage({ loaderData }: Route.ComponentProps) {
  const { q } = loaderData;
  const crumbs = [{ label: 'All ads', url: '/all-ads' }];
  return (
    <AdList heading={q ? `Results for “${q}”` : 'All ads'} intro={INTRO} crumbs={crumbs} list={loaderData} />
  );
}
