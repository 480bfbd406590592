import type { HairLength } from '#rules/hair/values.ts';
import { SearchForm } from '../frame/search/search-form.tsx';
import { COLOUR_CATEGORIES, LENGTH_CATEGORIES } from '../hair/categories.ts';
import { Swatch } from '../hair/swatch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Chip, Chips } from '../ui/chips.tsx';
import { LengthRuler } from './length-ruler.tsx';
import styles from './hero.module.css';

const QUICK: readonly string[] = ['black', 'chestnut', 'white-and-grey'];
const longest = LENGTH_CATEGORIES.at(-1);

export function Hero({
  counts,
  sellUrl,
}: {
  counts: Record<HairLength, number>;
  sellUrl: string | undefined;
}) {
  return (
    <div className={styles.hero}>
      <div className={styles.promise}>
        <h1>Real hair, from the person who grew it.</h1>
        <p>Untreated Indian hair and more. No temple hair.</p>
        <SearchForm id="hero-words" label="Find hair" button="Find hair" />
        <Chips>
          {COLOUR_CATEGORIES.filter(({ value }) => QUICK.includes(value)).map(({ value, label, url }) => (
            <Chip key={value} href={url}>
              <Swatch colour={value} /> {label}
            </Chip>
          ))}
          {longest && <Chip href={longest.url}>{longest.label}</Chip>}
        </Chips>
        {sellUrl && (
          <p className={styles.sell}>
            <ButtonLink kind="secondary" href={sellUrl}>
              Sell your hair
            </ButtonLink>
            <span>
              Three minutes, a tape and a kitchen scale.{' '}
              <a href="/hair-price-calculator">What is it worth?</a>
            </span>
          </p>
        )}
      </div>
      <LengthRuler counts={counts} />
    </div>
  );
}
