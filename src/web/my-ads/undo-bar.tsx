// oxlint-disable-next-line import/default -- Vite makes it
import script from '../script/undo-delete.ts?worker&url';
import { Button } from '../ui/button.tsx';
import styles from './my-ads.module.css';

/** For ten seconds after 'delete' the script holds it back, and this is the way back. */
export function UndoBar() {
  return (
    <>
      <output className={styles.undo} data-undo-bar="" hidden>
        <span data-undo-words="" />
        <Button type="button" kind="secondary" data-undo-button="">
          Undo
        </Button>
      </output>
      <script type="module" src={script} />
    </>
  );
}
