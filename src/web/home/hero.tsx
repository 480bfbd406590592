import type { HairLength } from '#rules/hair/values.ts';
import { SearchForm } from '../frame/search/search-form.tsx';
import { COLOUR_CATEGORIES, LENGTH_CATEGORIES } from '../hair/categories.ts';
import { Swatch } from '../hair/swatch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Chip, Chips } from '../ui/chips.tsx';
import { LengthRuler } from './tiles/length-ruler.tsx';
import styles from './hero.module.css';

const QUICK: readonly string[] = ['black', 'chestnut', 'white-and-grey'];
const longest = LENGTH_CATEGORIES.at(-1);

/** The country that the reader has said they are in. */
export type ChosenCountry = { name: string; isIndia: boolean };

export function Hero({
  counts,
  sellUrl,
  chosen,
}: {
  counts: Record<HairLength, number>;
  sellUrl: string | undefined;
  chosen: ChosenCountry | null;
}) {
  return (
    <div className={styles.hero}>
      <div className={styles.promise}>
        <h1>Real hair, from people who grew it.</h1>
        <p>Untreated Indian hair and more. No temple hair. If a dealer sells it, the ad says so.</p>
        <ForYouToo chosen={chosen} />
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

/** Hair from India is not for India alone: sellers post abroad, and people everywhere sell. */
function ForYouToo({ chosen }: { chosen: ChosenCountry | null }) {
  if (chosen?.isIndia) return <p>Buyers and sellers here live in India and all over the world.</p>;
  return (
    <p>
      Not in India? This is for you too.{' '}
      {chosen ? (
        <>
          Your country is {chosen.name}: <a href="/all-ads">see hair that sellers post there</a>, or sell your
          own.
        </>
      ) : (
        <>
          Sellers say which countries they post to, and you can see prices in your own money.{' '}
          <a href="/your-country?next=/" rel="nofollow">
            Choose your country
          </a>
        </>
      )}
    </p>
  );
}
