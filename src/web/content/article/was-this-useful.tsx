import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './was-this-useful.module.css';

/** One question at the end of a guide. What comes of it is a number for whoever writes the guides. */
export function WasThisUseful({ path }: { path: string }) {
  const inAddress = new URLSearchParams(useLocation().search).get('useful');
  const { said, isLost, onSubmit } = useVote(inAddress);
  return (
    <section className={styles.ask} id="useful" aria-labelledby="useful-question">
      {said === 'yes' || said === 'no' ? (
        <output id="useful-question">{said === 'yes' ? 'Thank you. Good to know.' : <Missing />}</output>
      ) : (
        <form method="post" action="/useful" onSubmit={onSubmit}>
          <input type="hidden" name="path" value={path} />
          <p id="useful-question">
            {isLost ? 'We could not be reached. Please say it again.' : 'Was this useful?'}
          </p>
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

/** Thanks at once, and takes it back where it did not reach us. */
function useVote(inAddress: string | null) {
  const [said, setSaid] = useState(inAddress);
  const [isLost, setLost] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const vote = new FormData(form, nativeEvent.submitter);
    const useful = vote.get('useful');
    setSaid(typeof useful === 'string' ? useful : null);
    vote.set('stay', 'yes');
    const takeBack = () => {
      setSaid(null);
      setLost(true);
    };
    void send(vote).catch(takeBack);
  };
  return { said, isLost, onSubmit };
}

async function send(vote: FormData): Promise<void> {
  const body = new URLSearchParams(
    [...vote].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const answer = await fetch('/useful', { method: 'POST', body });
  if (!answer.ok) throw new Error(`${answer.status}`);
}

const Missing = () => (
  <>
    Thank you for saying so. <a href="/contact-us?topic=website">Tell us what was missing</a>, and we will
    write it down.
  </>
);
