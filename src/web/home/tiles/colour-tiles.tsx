import { COLOUR_CATEGORIES } from '../../hair/categories.ts';
import { Hank } from '../../hair/hank/hank.tsx';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './tiles.module.css';

export function ColourTiles() {
  return (
    <section aria-labelledby="by-colour">
      <SectionHead id="by-colour" title="Seven colours" />
      <ul className={styles.colours}>
        {COLOUR_CATEGORIES.map(({ value, label, url }) => (
          <li key={value}>
            <a className={styles.colour} href={url}>
              <Hank colour={value} texture="straight" className={styles.hank} shared />
              <span>{label}</span>
            </a>
          </li>
        ))}
        <li className={styles.rest}>
          <a href="/all-ads">
            All ads <ArrowIcon />
          </a>
        </li>
      </ul>
    </section>
  );
}
