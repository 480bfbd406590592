import type { AdCard as Ad } from '#market/ads/ad-view.ts';
import { today } from '../ui/dates.ts';
import { Once } from '../frame/once.tsx';
import { AdCard } from './ad-card.tsx';
import { useIsSaved } from './save-button.tsx';
import { useDisplayPrefs } from './use-display-prefs.ts';
import styles from './ad-grid.module.css';

const SIZES = '(min-width: 1440px) 270px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw';

type AdGridProps = {
  ads: readonly Ad[];
  /**
   * `rows` and `row`: as many as fill two rows, or one; `all`: all of them; `list`: all, beside the filters; `listRow`:
   * one row there; `compact`: all beside the filters, as lines with a small photo.
   */
  kind?: 'rows' | 'row' | 'all' | 'list' | 'listRow' | 'compact';
  /** The first ones are on screen at once and must not wait. */
  eager?: number;
  /** The list that 'Load more' makes longer. */
  grows?: boolean;
};

export function AdGrid({ ads, kind = 'list', eager = 0, grows = false }: AdGridProps) {
  const isSaved = useIsSaved();
  const look = JSON.stringify([today(), kind === 'compact', useDisplayPrefs()]);
  return (
    <ul className={`${styles.grid} ${styles[kind] ?? ''}`} data-ads={grows ? '' : undefined}>
      {ads.map((ad, place) => (
        <li key={ad.id}>
          <Once of={`card ${place < eager} ${isSaved(ad.id)} ${look} ${toCardKey(ad)}`}>
            <AdCard
              ad={ad}
              sizes={kind === 'compact' ? '112px' : SIZES}
              eager={place < eager}
              isLine={kind === 'compact'}
            />
          </Once>
        </li>
      ))}
    </ul>
  );
}

const cardKeys = new WeakMap<Ad, string>();

/**
 * All that a card shows of an ad; of its photo no more than tells it from any other. A cached answer is written down
 * once.
 */
function toCardKey(card: Ad): string {
  const known = cardKeys.get(card);
  if (known !== undefined) return known;
  const { photo, ...ad } = card;
  const picture = photo && [photo.urls.small, photo.avif?.small, photo.width, photo.height];
  const facts = JSON.stringify([ad, picture]);
  cardKeys.set(card, facts);
  return facts;
}
