import type { LengthUnit } from '#rules/hair/measure.ts';
import { CURRENCY_SYMBOLS } from '#rules/money/money.ts';
import type { ListView } from '#rules/preferences/preferences.ts';
import { usePrefs } from '../../frame/prefs/use-prefs.ts';
import { type Listing, toSearchQuery } from '../find/listing.ts';
import { useHere } from '../../frame/use-here.ts';
import styles from './list-display.module.css';

const UNITS: readonly [LengthUnit, string][] = [
  ['in', 'inches'],
  ['cm', 'cm'],
];
const VIEWS: readonly [ListView, string][] = [
  ['grid', 'Grid'],
  ['compact', 'List'],
  ['table', 'Table'],
];

const DISPLAY_ID = 'list-display';

/** How the list looks, at hand where one looks at it; on a phone behind the words that say how it looks now. */
export function ListDisplay({ listing }: { listing: Listing }) {
  const { prefs, choose } = usePrefs();
  const here = useHere();
  return (
    <>
      <button type="button" className={styles.now} popoverTarget={DISPLAY_ID}>
        {[
          prefs.lengthUnit === 'in' ? 'inches' : 'cm',
          prefs.currency && CURRENCY_SYMBOLS[prefs.currency],
          listing.to && `to ${listing.to.name}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </button>
      <form
        id={DISPLAY_ID}
        popover="auto"
        className={styles.look}
        method="post"
        action="/prefs"
        aria-label="List display"
      >
        <input type="hidden" name="next" value={here} />
        <Switch
          name="length"
          choices={UNITS}
          chosen={prefs.lengthUnit}
          choose={(lengthUnit) => choose({ lengthUnit })}
        />
        <Switch name="view" choices={VIEWS} chosen={prefs.view} choose={(view) => choose({ view })} />
        <a href={saveLink(listing)} rel="nofollow">
          Save this search
        </a>
      </form>
    </>
  );
}

type SwitchProps<Value extends string> = {
  name: string;
  choices: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  choose: (value: Value) => void;
};

function Switch<Value extends string>({ name, choices, chosen, choose }: SwitchProps<Value>) {
  return (
    <span className={styles.switch}>
      {choices.map(([value, label]) => (
        <button
          key={value}
          name={name}
          value={value}
          aria-pressed={value === chosen}
          onClick={(event) => {
            event.preventDefault();
            choose(value);
          }}
        >
          {label}
        </button>
      ))}
    </span>
  );
}

/** A saved search is a list of all ads. */
const saveLink = (listing: Listing) =>
  `/saved-searches?${new URLSearchParams({ search: toSearchQuery(listing).toString() })}`;
