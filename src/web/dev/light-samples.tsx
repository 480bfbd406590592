import { HOW_SAFE_GREEN } from '#rules/sales/sale-words.ts';
import { RED_SENTENCES } from '#rules/sales/light.ts';
import { Light, LightChip } from '../sales/light.tsx';
import styles from './dev-ui-page.module.css';

const LIGHTS = [
  { colour: 'red', words: 'DO NOT CUT YET', why: RED_SENTENCES['not-paid'], checkedAt: null },
  { colour: 'green', words: 'SAFE TO CUT', why: 'PayPal holds £445.10 for you.', checkedAt: null },
  { colour: 'red', words: 'DO NOT SEND YET', why: RED_SENTENCES['not-asked'], checkedAt: null },
  { colour: 'green', words: 'SAFE TO SEND', why: 'PayPal holds £445.10 for you.', checkedAt: null },
  { colour: 'none', words: '', why: 'PayPal holds the money.', checkedAt: null },
] as const;

/** The light of a protected sale in each of its sizes. */
export const LightSamples = () => (
  <section className={styles.sample} aria-labelledby="lights">
    <h2 id="lights">Lights</h2>
    {LIGHTS.map((light) => (
      <Light key={light.words} light={light} howSafe={HOW_SAFE_GREEN} isStatus={false} />
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
