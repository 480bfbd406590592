import { toAreaPath, toBadge } from '#rules/accounts/account.ts';
import { askToLogOut } from '../../session/ask-to-log-out.ts';
import { BellIcon } from '../../ui/icons/icons.tsx';
import { UnreadCount } from './unread-count.tsx';
import type { FrameData } from '../frame-context.ts';
import { FormToken } from '../../ui/form/form-token.tsx';
import layout from '../../ui/layout.module.css';
import styles from './account-links.module.css';

export type AccountLinksProps = Pick<FrameData, 'viewer' | 'isMeKnown' | 'unread'>;

/**
 * Log in and Register for a visitor; for everybody else messages, the bell, the badge with the way to one's own area,
 * and Logout.
 */
export function AccountLinks({ viewer, isMeKnown, unread }: AccountLinksProps) {
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
        <a href="/messages">
          Messages <UnreadCount count={unread.messages} />
        </a>
      </li>
      <li>
        <a href="/notifications">
          <BellIcon /> Notifications <UnreadCount count={unread.news} />
        </a>
      </li>
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
            void askToLogOut();
          }}
        >
          <FormToken />
          <button className={styles.logout}>Logout</button>
        </form>
      </li>
    </ul>
  );
}
