import type { AdCard } from '#rules/ad-views.ts';
import { SearchForm } from '../frame/search-form.tsx';
import { PageHead } from '../page-head.tsx';
import { SimilarAds } from './similar-ads.tsx';
import pageStyles from './ad-page.module.css';
import styles from './ad-gone.module.css';

/** An ad that was taken down: said plainly, with what comes near it. */
export function AdGone({ similar }: { similar: readonly AdCard[] }) {
  return (
    <div className={pageStyles.page}>
      <PageHead title="This ad was removed" description="The ad that was here has been taken down." />
      <div className={styles.gone}>
        <h1>This ad was removed</h1>
        <p>
          Its seller or our staff took it down.{' '}
          {similar.length > 0 ? (
            'Hair like it is below.'
          ) : (
            <>
              Nothing like it is for sale now: <a href="/all-ads">look through all ads</a>.
            </>
          )}
        </p>
        <SearchForm id="gone-words" button="Find hair" />
      </div>
      <SimilarAds ads={similar} />
    </div>
  );
}
