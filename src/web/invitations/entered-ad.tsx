import styles from '../post/step-frame.module.css';

type EnteredAdProps = {
  ad: { title: string | null; description: string | null; rows: { name: string; value: string }[] } | null;
};

/** Everything that was entered, to read before somebody says yes or no. */
export function EnteredAd({ ad }: EnteredAdProps) {
  if (ad === null) return <p>There is no ad yet: it was deleted again.</p>;
  return (
    <>
      <h2>The ad</h2>
      {ad.title && <p>{ad.title}</p>}
      {ad.description && <p>{ad.description}</p>}
      <dl className={styles.facts}>
        {ad.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
