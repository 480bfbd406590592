import { plural } from '#rules/text/plural.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { clearCompared, toCompareAddress, useCompared } from './compared.ts';
import { COMPARE_FORM } from './compare-tick.tsx';
import styles from './compare-bar.module.css';

/** What was ticked to be compared. Without script it is a plain form of the ticks on this page. */
export function CompareBar() {
  const chosen = useCompared();
  const isAlive = useIsAlive();
  const isShown = chosen.length > 0;
  return (
    <form
      id={COMPARE_FORM}
      action="/compare"
      method="get"
      className={isShown ? `${styles.bar} ${styles.shown}` : styles.bar}
      aria-label="Compare"
      data-page-bar={isShown ? 'low' : undefined}
    >
      {isAlive ? (
        <>
          <output>{plural(chosen.length, 'ad')} chosen</output>
          <Button kind="quiet" type="button" onClick={clearCompared}>
            Clear
          </Button>
          <ButtonLink href={toCompareAddress(chosen)}>Compare {chosen.length}</ButtonLink>
        </>
      ) : (
        <>
          <span>Tick up to six ads</span>
          <Button>Compare</Button>
        </>
      )}
    </form>
  );
}
