import styles from '../account-page.module.css';

const PEOPLE = [
  ['asha', 'sells'],
  ['bela', 'buys'],
  ['cleo', 'enters and reviews ads'],
  ['mira', 'moderates'],
  ['dara', 'administers'],
];

/** Who a visitor of the demo can be. */
export function DemoAccountList() {
  return (
    <section className={styles.section}>
      <h2>Demo accounts</h2>
      <p>
        The password for all of them is <code>demo-hair-market</code>
      </p>
      <table className={styles.demo}>
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Who</th>
          </tr>
        </thead>
        <tbody>
          {PEOPLE.map(([name, does]) => (
            <tr key={name}>
              <td>{name}@fairhank.test</td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
