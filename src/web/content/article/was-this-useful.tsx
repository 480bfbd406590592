import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './was-this-useful.module.css';

/** One question at the end of a guide. What comes of it is a number for whoever writes the guides. */
export function WasThisUseful({ path }: { path: string }) {
  const said = new URLSearchParams(useLocation().search).get('useful');
  return (
    <section className={styles.ask} id="useful" aria-labelledby="useful-question">
      {said === 'yes' || said === 'no' ? (
        <output id="useful-question">{said === 'yes' ? 'Thank you. Good to know.' : <Missing />}</output>
      ) : (
        <form method="post" action="/useful">
          <input type="hidden" name="path" value={path} />
          <p id="useful-question">Was this useful?</p>
          <Button kind="quiet" type="submit" name="useful" value="yes">
            Yes
          </Button>
          <Button kind="quiet" type="submit" name="useful" value="no">
            No
          </Button>
        </form>
      )}
    </section>
  );
}

const Missing = () => (
  <>
    Thank you for saying so. <a href="/contact-us?topic=website">Tell us what was missing</a>, and we will
    write it down.
  </>
);
