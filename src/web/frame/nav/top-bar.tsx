import { AccountLinks, type AccountLinksProps } from './account-links.tsx';
import { HELP_LINKS } from './site-links.ts';
import styles from './top-bar.module.css';

/** On wide screens; on a phone the menu holds the same links. */
export function TopBar({ viewer, isMeKnown, unread }: AccountLinksProps) {
  return (
    <div className={styles.bar}>
      <nav aria-label="Help">
        <ul className={styles.links}>
          {HELP_LINKS.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Account">
        <AccountLinks viewer={viewer} isMeKnown={isMeKnown} unread={unread} />
      </nav>
    </div>
  );
}
