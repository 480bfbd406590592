import { useFrameData } from '../../frame/frame-data.ts';
import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { breadcrumbData, itemListData } from '../../metadata/structured-data.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import layout from '../../ui/layout.module.css';
import { AdFilters } from './filters/ad-filters.tsx';
import { AdGrid } from '../ad-grid.tsx';
import { EmptyList } from './empty-list.tsx';
import type { AdListData } from '../find/load-ad-list.ts';
import { ListTools } from './list-tools.tsx';
import { NextPage } from './next-page.tsx';
import { PinnedAds } from './pinned-ads.tsx';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import styles from './ad-list.module.css';

type AdListProps = {
  heading: string;
  intro: string;
  crumbs: readonly Crumb[];
  list: AdListData;
};

/** A list of ads with everything one narrows it by: all ads, or one category. */
export function AdList({ heading, intro, crumbs, list }: AdListProps) {
  const { listing, found, seen } = list;
  const origin = useFrameData()?.site.origin ?? '';
  const { view } = useDisplayPrefs();
  const { search, query, path } = listing;
  const isPlain = query === '' && search.after === undefined;
  return (
    <div className={styles.page}>
      <PageHead
        title={heading}
        description={intro}
        path={path}
        index={isPlain && found.total > 0}
        jsonLd={[breadcrumbData(origin, crumbs), itemListData(origin, found.items)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <div>
          <h1>{heading}</h1>
          {isPlain && <p>{intro}</p>}
        </div>
        <div id="words">
          <SearchForm id="list-words" words={found.readFrom ?? search.q} />
        </div>
      </div>
      <div className={styles.columns}>
        <AdFilters listing={listing} facets={found.facets} />
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results" className={layout.visuallyHidden}>
            Ads
          </h2>
          <ListTools listing={listing} found={found} />
          {found.alternatives ? (
            <EmptyList listing={listing} ways={found.alternatives} />
          ) : (
            <>
              <PinnedAds ads={found.pinned} />
              <AdGrid ads={found.items} kind={view === 'compact' ? 'compact' : 'list'} eager={2} grows />
            </>
          )}
          <output className={layout.visuallyHidden} data-more-status />
          <NextPage listing={listing} found={found} seen={seen} />
        </section>
      </div>
    </div>
  );
}
