import type { LengthUnit } from '#rules/hair/measure.ts';
import type { ListView } from '#rules/preferences.ts';
import { useFrameData } from '../../frame/frame-data.ts';
import { toListAddress, isFirstPage, type Listing } from '../find/listing.ts';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import styles from './list-display.module.css';

const UNITS: readonly [LengthUnit, string][] = [
  ['in', 'inches'],
  ['cm', 'cm'],
];
const VIEWS: readonly [ListView, string][] = [
  ['grid', 'Grid'],
  ['compact', 'List'],
];

/** How the list looks, at hand where one looks at it, and the way to be told of what is new in it. */
export function ListDisplay({ listing }: { listing: Listing }) {
  const { lengthUnit, view } = useDisplayPrefs();
  const here = useFrameData()?.here ?? listing.path;
  const next = isFirstPage(listing) ? toListAddress(listing, listing.query) : here;
  return (
    <form className={styles.look} method="post" action="/prefs" aria-label="List display">
      <input type="hidden" name="next" value={next} />
      <Switch name="length" choices={UNITS} chosen={lengthUnit} />
      <Switch name="view" choices={VIEWS} chosen={view} />
      <a href={saveLink(listing)} rel="nofollow">
        Save this search
      </a>
    </form>
  );
}

type SwitchProps = {
  name: string;
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string;
};

function Switch({ name, choices, chosen }: SwitchProps) {
  return (
    <span className={styles.switch}>
      {choices.map(([value, label]) => (
        <button key={value} name={name} value={value} aria-pressed={value === chosen}>
          {label}
        </button>
      ))}
    </span>
  );
}

/** A saved search is a list of all ads: a category counts as one of its filters. */
function saveLink({ query, category }: Listing): string {
  const search = new URLSearchParams(query);
  if (category) search.append(category.group, category.value);
  return `/saved-searches?${new URLSearchParams({ search: search.toString() })}`;
}
