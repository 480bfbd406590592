import { useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCountdown } from '../../ui/hooks/use-countdown.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { MY_ADS_FORMS } from '../my-ads-address.ts';
import styles from '../my-ads.module.css';

/** An ad that was just deleted, by the version that can be brought back. */
export type Deleted = { adId: string; version: number };

type UndoBarProps = {
  deleted: readonly Deleted[];
  fetcher: FetcherWithComponents<unknown>;
  onUndo: () => void;
};

const SHOWN_SECONDS = 10;

/**
 * What was deleted is deleted, whatever becomes of this page; for some minutes there is a way back. The bar that reminds
 * of it goes after ten seconds; whoever has it under their hand keeps it.
 */
export function UndoBar({ deleted, fetcher, onUndo }: UndoBarProps) {
  const isAlive = useIsAlive();
  const [isUnderHand, setIsUnderHand] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const left = useCountdown(SHOWN_SECONDS, isUnderHand || hasFocus);
  if (left === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is only noticed whether a hand is there
    <aside
      className={styles.undo}
      onPointerEnter={() => setIsUnderHand(true)}
      onPointerLeave={() => setIsUnderHand(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      aria-label="Just deleted"
    >
      <Form state={undefined} intent="move-ticked" action={MY_ADS_FORMS} fetcher={fetcher} onSubmit={onUndo}>
        {deleted.map(({ adId, version }) => (
          <input key={adId} type="hidden" name="ad" value={`${adId}:${version}`} />
        ))}
        <div className={styles.undoRow}>
          <output>
            {deleted.length === 1 ? 'The ad is deleted.' : `${deleted.length} ads are deleted.`}
          </output>
          <Button name="event" value="undo-delete" kind="secondary">
            Undo
          </Button>
          {isAlive && (
            <span className={styles.left} aria-hidden="true">
              {left} s
            </span>
          )}
        </div>
      </Form>
    </aside>
  );
}
