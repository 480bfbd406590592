/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a select cannot hang below a box of words */
import { formatNumber } from '#rules/numbers/format-number.ts';
import { AdPhoto } from '../../ads/card/ad-photo.tsx';
import { AdPrice } from '../../ads/card/ad-price.tsx';
import { photoWords, showPrice } from '../../ads/describe-ad.ts';
import { useDisplayPrefs } from '../../ads/use-display-prefs.ts';
import type { useCombobox } from '../../ui/hooks/use-combobox.ts';
import type { Suggested } from './use-suggestions.ts';
import styles from './search-overlay.module.css';

type SuggestionsProps = {
  listId: string;
  suggested: Suggested;
  option: ReturnType<typeof useCombobox>['option'];
};

/** Ways to end what is being typed, with how many ads each finds, and the first ads themselves. */
export default function Suggestions({
  listId,
  suggested: { suggestions, ads, isWaiting },
  option,
}: SuggestionsProps) {
  return (
    <div className={styles.suggestions}>
      <ul
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        className={isWaiting ? styles.waiting : undefined}
      >
        {suggestions.map(({ text, count }, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box above handles the keys
          <li key={text} {...option(at)}>
            <span>{text}</span>
            <small>{count === 1 ? '1 ad' : `${formatNumber(count)} ads`}</small>
          </li>
        ))}
      </ul>
      {ads.length > 0 && <FirstAds ads={ads} />}
    </div>
  );
}

function FirstAds({ ads }: Pick<Suggested, 'ads'>) {
  const { currency, rates } = useDisplayPrefs();
  return (
    <ul className={styles.ads} aria-label="Ads">
      {ads.map((ad) => (
        <li key={ad.id}>
          <a href={ad.url}>
            <AdPhoto photo={ad.photo} alt={photoWords(ad)} sizes="64px" hair={ad} />
            <span>
              {ad.title} <AdPrice price={showPrice(ad, currency, rates)} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
