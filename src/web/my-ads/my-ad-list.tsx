import type { useFetcher } from 'react-router';
import { useReloadOnNews } from '../frame/me/use-reload-on-news.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { useTicked } from '../ui/hooks/use-ticked.ts';
import type { MyAd } from './my-ad-data.ts';
import { MyAdItem } from './my-ad-item.tsx';
import { readEvent, TICKED_KEY } from './steps/step-answer.ts';
import { findCommonSteps } from './ticked/find-common-steps.ts';
import { TickedAdsBar, toTickValue } from './ticked/ticked-ads-bar.tsx';
import styles from './my-ads.module.css';

type MyAdListProps = {
  items: readonly MyAd[];
  bulk: ReturnType<typeof useFetcher<object>>;
  /** Told by which fetcher something was done. */
  onMove: (key: string) => void;
  /** What came back of a form that was sent without script. */
  sent: FormState | undefined;
};

/** One's own ads, each with what can be done to it, and what can be done to several at once. */
export default function MyAdList({ items, bulk, onMove, sent }: MyAdListProps) {
  useReloadOnNews(sent !== undefined);
  const several = items.length > 1 ? items.filter((ad) => ad.status !== 'deleted') : [];
  const { ticked, tickAll, box } = useTicked(several.map(toTickValue));
  const meant = several.filter((ad) => ticked.includes(toTickValue(ad)));
  const reserved = (meant.length > 0 ? meant : several).filter((ad) => ad.reservedUntil !== null);
  const moving = bulk.formData?.getAll('ad') ?? [];
  return (
    <>
      <ul className={styles.ads}>
        {items.map((ad) => (
          <MyAdItem
            key={ad.id}
            ad={ad}
            box={several.length > 1 && ad.status !== 'deleted' ? box(toTickValue(ad)) : null}
            bulkEvent={moving.includes(toTickValue(ad)) ? readEvent(bulk.formData) : undefined}
            onMove={onMove}
            sent={sent}
          />
        ))}
      </ul>
      {several.length > 1 && (
        <TickedAdsBar
          count={ticked.length}
          of={several.length}
          steps={findCommonSteps(meant, several)}
          reserved={reserved.map(({ title, number }) => title ?? number)}
          onTickAll={tickAll}
          fetcher={bulk}
          onMove={() => onMove(TICKED_KEY)}
        />
      )}
    </>
  );
}
