import { LengthBar } from '../../hair/length-bar.tsx';
import { COLOUR_CATEGORIES, HAIR_TYPE_CATEGORIES, LENGTH_CATEGORIES } from '../../hair/categories.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { AdCount } from './ad-count.tsx';
import styles from './hair-menu.module.css';

/** All 19 categories: lengths on the ruler, colours with their swatch, hair types. */
export function HairMenu() {
  return (
    <div className={styles.menu}>
      <section>
        <h2>Length</h2>
        <ul className={styles.list}>
          {LENGTH_CATEGORIES.map(({ value, label, url, upTo }) => (
            <li key={value}>
              <a className={styles.length} href={url}>
                <span>{label}</span>
                <LengthBar inches={upTo} />
                <AdCount url={url} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Colour</h2>
        <ul className={styles.list}>
          {COLOUR_CATEGORIES.map(({ value, label, url }) => (
            <li key={value}>
              <a href={url}>
                <Swatch colour={value} /> {label} <AdCount url={url} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Hair type</h2>
        <ul className={styles.list}>
          {HAIR_TYPE_CATEGORIES.map(({ value, label, url }) => (
            <li key={value}>
              <a href={url}>
                {label} <AdCount url={url} />
              </a>
            </li>
          ))}
        </ul>
        <a className={styles.all} href="/all-ads">
          All ads <ArrowIcon />
        </a>
      </section>
    </div>
  );
}
