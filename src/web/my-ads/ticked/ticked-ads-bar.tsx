import type { FetcherWithComponents } from 'react-router';
import { UNDO_AD_DAYS, UNDO_DELETE_MINUTES } from '#rules/ads/state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { MY_ADS_FORMS } from '../my-ads-address.ts';
import styles from '../my-ads.module.css';
import type { findCommonSteps } from './find-common-steps.ts';

/** The form that the ticks of the rows belong to. */
export const BULK_FORM = 'ticked-ads';

/** What the tick of an ad sends: the ad as its owner sees it now. */
export const toTickValue = ({ id, version }: { id: string; version: number }) => `${id}:${version}`;

type TickedAdsBarProps = {
  count: number;
  of: number;
  /** What none of them would refuse. */
  steps: ReturnType<typeof findCommonSteps>;
  /** Titles of those among the ticked ads that are kept for a buyer; while none is ticked, of all on the page. */
  reserved: readonly string[];
  onTickAll: (isTicked: boolean) => void;
  fetcher: FetcherWithComponents<unknown>;
  onMove: () => void;
};

/** What can be done to all ticked ads at once. It comes along as soon as one is. */
export function TickedAdsBar({ count, of, steps, reserved, onTickAll, fetcher, onMove }: TickedAdsBarProps) {
  return (
    <div
      className={count > 0 ? `${styles.bulk} ${styles.follows}` : styles.bulk}
      data-page-bar={count > 0 || undefined}
    >
      <Form
        state={undefined}
        id={BULK_FORM}
        intent="move-ticked"
        action={MY_ADS_FORMS}
        fetcher={fetcher}
        onSubmit={onMove}
      >
        <label className={`${styles.tickAll} with-script`}>
          <input
            type="checkbox"
            checked={count === of}
            onChange={({ target }) => onTickAll(target.checked)}
          />
          <b>{count === 0 ? 'Tick all on this page' : `${count} of ${of} ticked`}</b>
        </label>
        <b className="without-script">With the ticked ads</b>
        <div className={styles.bulkActs}>
          {steps.length === 0 && <p>Nothing can be done to all of these at once.</p>}
          {steps.includes('put-live') && (
            <Button name="event" value="put-live" kind="secondary">
              Put live
            </Button>
          )}
          {steps.includes('pause') && (
            <Button name="event" value="pause" kind="secondary">
              Pause
            </Button>
          )}
          {steps.includes('delete') && <DeleteTicked reserved={reserved} />}
        </div>
      </Form>
    </div>
  );
}

const DeleteTicked = ({ reserved }: Pick<TickedAdsBarProps, 'reserved'>) => (
  <details>
    <summary>Delete</summary>
    {reserved.length > 0 && (
      <p>
        Reserved: {reserved.join('; ')}. To delete such an ad calls the agreement off, and the buyer is told.
      </p>
    )}
    <p>
      They disappear at once. You can undo this for {UNDO_DELETE_MINUTES} minutes; our staff can for{' '}
      {UNDO_AD_DAYS} days.
    </p>
    <Button name="event" value="delete" kind="quiet">
      Delete the ticked ads
    </Button>
  </details>
);
