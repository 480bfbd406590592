import { pick } from '#rules/pick.ts';
import type { CardView } from '../card/card-view.ts';
import type { AdView } from '../show/ad-page-view.ts';
import { VIEWED_KEY } from './viewed-key.ts';

const MOST = 12;
const KEPT = ['id', 'url', 'title', 'lengthMm', 'grams', 'gramsEstimated', 'colour', 'texture'] as const;

/** An ad that somebody looked at: what hardly ever changes of it. Its price is told by its own page. */
export type ViewedAd = Pick<CardView, (typeof KEPT)[number] | 'photo'>;

/** Kept in this browser and told to nobody, us included. */
export function noteViewed(ad: AdView): void {
  const seen: ViewedAd = { ...pick(ad, KEPT), photo: ad.photos[0] ?? null };
  keep([seen, ...readViewed().filter(({ id }) => id !== ad.id)].slice(0, MOST));
}

/** The last ones first. */
export function readViewed(): ViewedAd[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed) : [];
  } catch {
    return [];
  }
}

export const forgetViewed = (): void => keep([]);

/** Somebody may have changed what their browser keeps; a link of it leads nowhere but to an ad. */
const isViewed = (stored: unknown): stored is ViewedAd => {
  const { id, url, lengthMm, grams } = (stored ?? {}) as Partial<ViewedAd>;
  return (
    typeof id === 'string' &&
    typeof lengthMm === 'number' &&
    typeof grams === 'number' &&
    url?.startsWith('/ad/') === true
  );
};

function keep(ads: readonly ViewedAd[]): void {
  try {
    if (ads.length === 0) localStorage.removeItem(VIEWED_KEY);
    else localStorage.setItem(VIEWED_KEY, JSON.stringify(ads));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}
