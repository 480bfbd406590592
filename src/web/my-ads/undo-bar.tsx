// oxlint-disable-next-line import/default -- Vite makes it
import script from '../script/undo-delete.ts?worker&url';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { MY_ADS_FORMS } from './my-ads-address.ts';
import styles from './my-ads.module.css';

/** An ad that was just deleted, by the version that can be brought back. */
export type Deleted = { adId: string; version: number };

/** What was deleted is deleted, whatever becomes of this page; for some minutes this is the way back. */
export function UndoBar({ deleted }: { deleted: readonly Deleted[] }) {
  if (deleted.length === 0) return null;
  return (
    <>
      <div className={styles.undo} data-undo-bar="">
        <Form state={undefined} intent="move-ticked" action={MY_ADS_FORMS}>
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
          </div>
        </Form>
      </div>
      <script type="module" src={script} />
    </>
  );
}
