import styles from './contents.module.css';

/** What is on this page, hung on a piece of tape beside it. */
export function Contents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  if (parts.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label="On this page">
      <p>On this page</p>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
