import { toAreaPath, toBadge } from '#rules/accounts/account.ts';
import { logOut } from '../../session/log-out.ts';
import type { FrameData } from '../frame-context.ts';
import { FormToken } from '../../ui/form/form-token.tsx';
import layout from '../../ui/layout.module.css';
import styles from './account-links.module.css';

/** Log in and Register for a visitor; the badge with the way to one's own area, and Logout, for everybody else. */
export function AccountLinks({ viewer, isMeKnown }: Pick<FrameData, 'viewer' | 'isMeKnown'>) {
  if (viewer === null)
    return (
      <ul className={`${styles.links} ${isMeKnown ? '' : layout.unsure}`}>
        <li>
          <a href="/login">Log in</a>
        </li>
        <li>
          <a href="/register">Register</a>
        </li>
      </ul>
    );
  return (
    <ul className={styles.links}>
      <li>
        <a href={toAreaPath(viewer)}>
          {viewer.username} <span className={styles.badge}>{toBadge(viewer)}</span>
        </a>
      </li>
      <li>
        <form
          method="post"
          action="/logout"
          onSubmit={(event) => {
            event.preventDefault();
            void logOut();
          }}
        >
          <FormToken />
          <button className={styles.logout}>Logout</button>
        </form>
      </li>
    </ul>
  );
}
