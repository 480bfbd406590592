import { AD_STATUSES, type AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import type { StatusCounts } from '#market/ads/mine/own-ad-view.ts';
import { useCurrentInRow } from '../area/use-current-in-row.ts';
import { Chip } from '../ui/chips.tsx';
import styles from './my-ads.module.css';

/** One's ads by status, with how many there are, in one row. */
export function StatusFilter({ counts, chosen }: { counts: StatusCounts; chosen: AdStatus | null }) {
  const shown = AD_STATUSES.filter((status) => counts[status] > 0 || status === chosen);
  const all = AD_STATUSES.reduce((sum, status) => sum + (status === 'deleted' ? 0 : counts[status]), 0);
  const { row, entry } = useCurrentInRow<HTMLUListElement, HTMLAnchorElement>(chosen ?? undefined);
  return (
    <nav aria-label="Ads by status">
      <ul className={styles.statuses} ref={row}>
        <Chip href="?" isOn={chosen === null} aria-current={chosen === null ? 'true' : undefined}>
          All {all}
        </Chip>
        {shown.map((status) => (
          <Chip
            key={status}
            href={`?status=${status}`}
            isOn={status === chosen}
            aria-current={status === chosen ? 'true' : undefined}
            ref={status === chosen ? entry : null}
          >
            {AD_STATUS_LABELS[status]} {counts[status]}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}
