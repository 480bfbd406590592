import { AdCard } from './ad-card.tsx';
import type { CardView } from './card-view.ts';
import styles from './ad-grid.module.css';

const SIZES = '(min-width: 1440px) 270px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw';

type AdGridProps = {
  ads: readonly CardView[];
  /**
   * `rows` and `row`: as many as fill two rows, or one; `all`: all of them; `list`: all, beside the filters; `listRow`:
   * one row there; `compact`: all beside the filters, as lines with a small photo.
   */
  kind?: 'rows' | 'row' | 'all' | 'list' | 'listRow' | 'compact';
  /** The first ones are on screen at once and must not wait. */
  eager?: number;
  /** Whoever hears the page tells several lists apart by it. */
  label?: string;
  /** The ad whose card takes the focus when it appears. */
  focused?: string | undefined;
  /** By how much each has become cheaper since its reader saved it, in words; by its id. */
  cheaper?: Readonly<Record<string, string>>;
};

export function AdGrid({ ads, kind = 'list', eager = 0, label, focused, cheaper }: AdGridProps) {
  return (
    <ul className={`${styles.grid} ${styles[kind] ?? ''}`} aria-label={label}>
      {ads.map((ad, place) => (
        <li key={ad.id}>
          <AdCard
            ad={ad}
            sizes={kind === 'compact' ? '112px' : SIZES}
            eager={place < eager}
            isLine={kind === 'compact'}
            hasFocus={ad.id === focused}
            cheaperBy={cheaper?.[ad.id]}
            hasTick={kind === 'list' || kind === 'compact' || kind === 'all'}
          />
        </li>
      ))}
    </ul>
  );
}
