import { useLocation } from 'react-router';
import type { LengthUnit } from '#rules/measure.ts';
import type { ListView } from '#rules/prefs.ts';
import { useShown } from './use-shown.ts';
import styles from './list-look.module.css';

const UNITS: readonly [LengthUnit, string][] = [
  ['in', 'Inches'],
  ['cm', 'Centimetres'],
];
const VIEWS: readonly [ListView, string][] = [
  ['grid', 'Large photos'],
  ['compact', 'Lines'],
];

/** How the list looks, at hand where one looks at it. The same choices stand at the foot of every page. */
export function ListLook() {
  const { lengthUnit, view } = useShown();
  const { pathname, search } = useLocation();
  return (
    <form className={styles.look} method="post" action="/prefs" aria-label="How the list looks">
      <input type="hidden" name="next" value={pathname + search} />
      <Switch name="length" choices={UNITS} chosen={lengthUnit} />
      <Switch name="view" choices={VIEWS} chosen={view} />
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
