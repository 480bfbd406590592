import { ALL_OTHERS } from '#rules/accounts/account-rules.ts';
import type { SessionView } from '#market/accounts/account-view.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../frame/time/moment.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from '../account-page.module.css';

type ShownSession = Pick<SessionView, 'id' | 'device' | 'isThisOne' | 'since' | 'lastSeen'>;

export const toSession = ({ id, device, isThisOne, since, lastSeen }: SessionView): ShownSession => ({
  id,
  device,
  isThisOne,
  since,
  lastSeen,
});

type SessionListProps = { sessions: readonly ShownSession[]; state: FormState | undefined; path: string };

/** Every place where somebody is signed in, each with a way to end it. */
export function SessionList({ sessions, state, path }: SessionListProps) {
  return (
    <Form state={state} intent="sessions" action={`${path}#devices`}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.device} {session.isThisOne && <b>(this one)</b>}
              <small>
                Since <Moment at={session.since} />, last seen <Moment at={session.lastSeen} />
              </small>
            </span>
            {!session.isThisOne && (
              <Button kind="quiet" name="session" value={session.id}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="secondary" name="session" value={ALL_OTHERS}>
          Sign out everywhere else
        </Button>
      )}
    </Form>
  );
}
