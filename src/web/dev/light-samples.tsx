import { Light, LightChip } from '../sales/light/light.tsx';
import styles from './dev-ui-page.module.css';

const LIGHTS = [
  { colour: 'red', words: 'DO NOT CUT YET', why: 'Not paid yet.', checkedAt: null },
  { colour: 'green', words: 'SAFE TO CUT', why: 'PayPal holds £445.10 for you.', checkedAt: null },
  { colour: 'red', words: 'DO NOT SEND YET', why: 'Not paid yet.', checkedAt: null },
  { colour: 'green', words: 'SAFE TO SEND', why: 'PayPal holds £445.10 for you.', checkedAt: null },
  { colour: 'none', words: '', why: 'PayPal holds the money.', checkedAt: null },
] as const;

/** The light of a protected sale in each of its sizes. */
export const LightSamples = () => (
  <section className={styles.sample} aria-labelledby="lights">
    <h2 id="lights">Lights</h2>
    {LIGHTS.map((light) => (
      <Light
        key={light.words}
        light={light}
        howSafe="Keep your photos and your post receipt."
        isStatus={false}
      />
    ))}
    {LIGHTS.map((light) => (
      <Light key={light.words} light={light} look="soft" isStatus={false} />
    ))}
    <p className={styles.row}>
      {LIGHTS.map((light) => (
        <LightChip key={light.words} light={light} />
      ))}
    </p>
  </section>
);
