import { memo, Suspense, useRef } from 'react';
import { CURRENCY_NAMES } from '#rules/money/money.ts';
import { adsPerPage } from '#rules/search/search-words.ts';
import { useFrameData } from '../../frame/frame-context.ts';
import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { breadcrumbData, itemListData } from '../../metadata/structured-data.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { showDate } from '../../ui/dates.ts';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import layout from '../../ui/layout.module.css';
import { useTyped } from '../../ui/hooks/use-typed.ts';
import { AdFilters } from './filters/ad-filters.tsx';
import { useFilters } from './filters/use-filters.ts';
import { AdGrid } from '../card/ad-grid.tsx';
import { type AppliedFilter, appliedFilters } from '../find/applied-filters.ts';
import type { AdListData } from '../find/load-ad-list.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import { ListTools } from './list-tools.tsx';
import { NextPage } from './more/next-page.tsx';
import { PinnedAds } from './pinned-ads.tsx';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import { useMoreAds } from './more/use-more-ads.ts';
import styles from './ad-list.module.css';

/** Seldom needed, and then the server has drawn it already. */
const EmptyList = import.meta.env.SSR
  ? (await import('./empty-list.tsx')).default
  : lazyPart(() => import('./empty-list.tsx'));

/** For those who chose it. */
const AdTable = import.meta.env.SSR
  ? (await import('./table/ad-table.tsx')).default
  : lazyPart(() => import('./table/ad-table.tsx'));

type AdListProps = {
  heading: string;
  intro: string;
  crumbs: readonly Crumb[];
  list: AdListData;
};

/** A list of ads with everything one narrows it by: all ads, or one category. */
export function AdList({ heading, intro, crumbs, list }: AdListProps) {
  const { listing, found, q } = list;
  const origin = useFrameData()?.site.origin ?? '';
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const filters = useFilters(listing, { form, results });
  const words = useTyped(found.readFrom ?? q ?? '', isSameWords);
  const narrowed = { ...listing, query: filters.query.toString() };
  const applied = appliedFilters(narrowed, useDisplayPrefs());
  const isPlain = listing.query === '' && !listing.isLaterPage;
  return (
    <div className={styles.page}>
      <PageHead
        title={toTitle(heading, applied)}
        description={intro}
        path={listing.path}
        index={isPlain && found.total > 0}
        jsonLd={
          import.meta.env.SSR
            ? [breadcrumbData(origin, crumbs), itemListData(origin, found.items)]
            : undefined
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <div>
          <h1>{heading}</h1>
          {isPlain && <p>{intro}</p>}
        </div>
        <div id="words">
          <SearchForm id="list-words" box={words} />
        </div>
      </div>
      <div className={styles.columns}>
        <a className={styles.skip} href="#results">
          Skip the filters
        </a>
        <AdFilters listing={narrowed} found={found} filters={filters} form={form} />
        <section
          ref={results}
          className={styles.results}
          aria-labelledby="results"
          aria-busy={filters.isLoading}
        >
          <h2 id="results" tabIndex={-1} className={layout.visuallyHidden}>
            Ads
          </h2>
          <ListTools listing={narrowed} found={found} filters={filters} applied={applied} />
          <FoundAds list={list} />
          <CompareBar />
        </section>
      </div>
    </div>
  );
}

/** What it is narrowed to stands first: so one tells it from others among tabs and in the history. */
const toTitle = (heading: string, applied: readonly AppliedFilter[]): string =>
  [applied.flatMap(({ label }) => (label.startsWith('“') ? [] : label)).join(', '), heading]
    .filter(Boolean)
    .join(' – ');

const isSameWords = (typed: string, shown: string) => typed.trim() === shown;

/**
 * The ads themselves, and the way to more of them. Drawn again only with another list: what the server drew would be
 * thrown away if something round it changed before the script of a part is there.
 */
const FoundAds = memo(function FoundAds({ list }: { list: AdListData }) {
  const { listing, found } = list;
  const { view, currency, rates } = useDisplayPrefs();
  const size = adsPerPage(view);
  const more = useMoreAds(list, size);
  if (found.alternatives)
    return (
      <Suspense>
        <EmptyList listing={listing} ways={found.alternatives} />
      </Suspense>
    );
  return (
    <>
      {view === 'table' ? (
        <Suspense>
          <AdTable listing={listing} ads={more.items} focused={more.focused} />
        </Suspense>
      ) : (
        <>
          <PinnedAds ads={found.pinned} />
          <AdGrid
            ads={more.items}
            kind={view === 'compact' ? 'compact' : 'list'}
            label="Ads found"
            // Only what is on screen at once: with ads above it, that is none of these.
            eager={found.pinned.length > 0 ? 0 : 2}
            focused={more.focused}
          />
        </>
      )}
      <output className={layout.visuallyHidden}>{more.said}</output>
      <NextPage list={list} more={more} size={size} />
      {currency && rates && (
        <p className={styles.rate}>
          {CURRENCY_NAMES[currency]}: ‘about’ prices are converted at the rates of {showDate(rates.date)}. The
          seller’s own price is the one that counts.
        </p>
      )}
    </>
  );
});
