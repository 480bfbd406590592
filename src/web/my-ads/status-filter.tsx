import { AD_STATUSES, type AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import type { StatusCounts } from '#market/ads/mine/own-ad-view.ts';
import { Chip, Chips } from '../ui/chips.tsx';

/** One's ads by status, with how many there are. */
export function StatusFilter({ counts, chosen }: { counts: StatusCounts; chosen: AdStatus | null }) {
  const shown = AD_STATUSES.filter((status) => counts[status] > 0 || status === chosen);
  return (
    <nav aria-label="Ads by status">
      <Chips>
        <Chip href="?" aria-current={chosen === null ? 'true' : undefined}>
          All
        </Chip>
        {shown.map((status) => (
          <Chip key={status} href={`?status=${status}`} aria-current={status === chosen ? 'true' : undefined}>
            {AD_STATUS_LABELS[status]} ({counts[status]})
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}
