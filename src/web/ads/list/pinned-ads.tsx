import { AdGrid } from '../card/ad-grid.tsx';
import type { CardView } from '../card/card-view.ts';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import styles from './pinned-ads.module.css';

/** Ads whose sellers paid for a place above the list, said plainly; in the list they stand in their places too. */
export function PinnedAds({ ads }: { ads: readonly CardView[] }) {
  const { view } = useDisplayPrefs();
  if (ads.length === 0) return null;
  return (
    <section className={styles.pinned} aria-labelledby="pinned">
      <h3 id="pinned">Featured</h3>
      <AdGrid ads={ads} kind={view === 'compact' ? 'compact' : 'listRow'} eager={2} />
    </section>
  );
}
