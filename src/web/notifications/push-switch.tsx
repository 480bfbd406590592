import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/browser/toast.ts';
import { type PushState, readPushState, startPush, stopPush } from './push-in-browser.ts';
import styles from './push-switch.module.css';

type PushSwitchProps = {
  /** Asked in passing: it stands there only while it is off, and can be sent away for good. */
  question?: string;
};

const SENT_AWAY = 'push-not-now';

/** Pushes to this browser, on or off. Nothing is asked of the browser before somebody presses. */
export default function PushSwitch({ question }: PushSwitchProps) {
  const [state, setState] = useState<PushState>();
  const [isSentAway, setSentAway] = useState(false);
  useEffect(() => {
    if (question !== undefined && localStorage.getItem(SENT_AWAY) !== null) return;
    // Where nobody says how it stands, nothing is offered.
    readPushState().then(setState, () => {});
  }, [question]);
  const act = async (work: () => Promise<PushState>) => {
    try {
      setState(await work());
    } catch {
      toast('This browser could not be set up for notifications. Please try again.', { kind: 'problem' });
    }
  };
  if (state === undefined || isSentAway || (question !== undefined && state !== 'off')) return null;
  if (state === 'impossible')
    return (
      <p>
        This browser takes no notifications. On an iPhone or iPad, add the site to your home screen and open
        it from there.
      </p>
    );
  if (state === 'denied')
    return <p>Your browser blocks notifications of this site. You can allow them in its settings.</p>;
  return (
    <div className={styles.offer}>
      {question !== undefined && <p>{question}</p>}
      {state === 'off' ? (
        <Button kind="secondary" type="button" onClick={() => void act(startPush)}>
          Notify me on this device
        </Button>
      ) : (
        <Button kind="secondary" type="button" onClick={() => void act(switchOff)}>
          Stop notifications on this device
        </Button>
      )}
      {question !== undefined && (
        <Button
          kind="quiet"
          type="button"
          onClick={() => {
            localStorage.setItem(SENT_AWAY, 'yes');
            setSentAway(true);
          }}
        >
          Not now
        </Button>
      )}
    </div>
  );
}

async function switchOff(): Promise<PushState> {
  await stopPush();
  return 'off';
}
