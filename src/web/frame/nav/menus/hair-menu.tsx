import { HAIR_TYPE_CATEGORIES } from '../../../hair/categories.ts';
import { ArrowIcon } from '../../../ui/icons/icons.tsx';
import { ColourLinks, CountedLinks, LengthLinks } from './category-links.tsx';
import styles from './hair-menu.module.css';

/** All 19 categories: lengths on the ruler, colours with their swatch, hair types. */
export function HairMenu() {
  return (
    <div className={styles.menu}>
      <section>
        <h2>Length</h2>
        <ul className={styles.list}>
          <LengthLinks className={styles.length} />
        </ul>
      </section>
      <section>
        <h2>Colour</h2>
        <ul className={styles.list}>
          <ColourLinks />
        </ul>
      </section>
      <section>
        <h2>Hair type</h2>
        <ul className={styles.list}>
          <CountedLinks links={HAIR_TYPE_CATEGORIES} />
        </ul>
        <a className={styles.all} href="/all-ads">
          All ads <ArrowIcon />
        </a>
      </section>
    </div>
  );
}
