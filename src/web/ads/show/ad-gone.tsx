import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import type { CardView } from '../card/card-view.ts';
import { SimilarAds } from './similar-ads.tsx';
import pageStyles from './ad-page.module.css';
import styles from './ad-gone.module.css';

/** An ad that was taken down, or is hidden for now: said plainly, with what comes near it. */
export function AdGone({ mayComeBack, similar }: { mayComeBack: boolean; similar: readonly CardView[] }) {
  const title = mayComeBack ? 'This ad is not available right now' : 'This ad was removed';
  return (
    <div className={pageStyles.page}>
      <PageHead title={title} description="The ad that was here is no longer shown." />
      <div className={styles.gone}>
        <h1>{title}</h1>
        <p>
          {mayComeBack ? 'It may come back.' : 'Its seller or our staff took it down.'}{' '}
          {similar.length > 0 ? (
            'Similar hair is below.'
          ) : (
            <>
              There is nothing similar for sale right now: <a href="/all-ads">look through all ads</a>.
            </>
          )}
        </p>
        <SearchForm id="gone-words" button="Find hair" />
      </div>
      <SimilarAds ads={similar} />
    </div>
  );
}
