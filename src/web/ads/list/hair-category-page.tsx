import { data } from 'react-router';
import { CATEGORY_GROUPS, findCategory } from '#rules/hair/hair-words.ts';
import type { Route } from './+types/hair-category-page.ts';
import { AdList } from './ad-list.tsx';
import { loadAdList } from '../find/load-ad-list.ts';
import { categoryIntro } from '../find/category-intros.ts';
import { isListStale } from '../is-list-stale.ts';

/** One of the nineteen categories: the list of all ads with one group fixed by the path. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const category = findCategory(params.group.replace(/^hair-/, ''), params.value);
  if (category?.url !== url.pathname) throw data(null, { status: 404 });
  const list = await loadAdList(context, url, category);
  return { ...list, category, intro: categoryIntro(category) };
}

export const shouldRevalidate = isListStale;

export default function HairCategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, intro } = loaderData;
  const group = CATEGORY_GROUPS.find((each) => each.group === category.group);
  const crumbs = [
    { label: 'All ads', url: '/all-ads' },
    { label: `${group?.label}: ${category.label}`, url: category.url },
  ];
  return <AdList heading={category.title} intro={intro} crumbs={crumbs} list={loaderData} />;
}
