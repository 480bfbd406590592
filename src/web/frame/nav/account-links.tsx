import { toAreaPath, toBadge } from '#rules/accounts/account.ts';
import { type FrameViewer, useFrameData } from '../frame-data.ts';
import styles from './account-links.module.css';

/** Log in and Register for a visitor; the badge with the way to one's own area, and Logout, for everybody else. */
export function AccountLinks({ viewer }: { viewer: FrameViewer }) {
  const token = useFrameData()?.formToken;
  if (viewer === null)
    return (
      <ul className={styles.links}>
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
        <form method="post" action="/logout">
          {token && <input type="hidden" name="token" value={token} />}
          <button className={styles.logout}>Logout</button>
        </form>
      </li>
    </ul>
  );
}
