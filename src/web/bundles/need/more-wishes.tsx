import { useEffect, useRef, useState } from 'react';
import { ETHNICITY_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money/money.ts';
import { toOptions } from '../../ui/form/fields/choice.tsx';
import { described, FieldProblems } from '../../ui/form/fields/field.tsx';
import { Options } from '../../ui/form/fields/options.tsx';
import { Picks, useTyped, Yes } from './need-parts.tsx';
import { listValues, type NeedField, SHOWN_SUMS, SUMS } from './need-query.ts';
import type { LiveNeed } from './use-live-need.ts';

type Live = { live: LiveNeed };

const { virgin: _never, ...TREATED } = TREATMENT_LABELS;
const TREATED_PICKS = toOptions(TREATED);
const TYPE_PICKS = toOptions(ETHNICITY_LABELS);
const MONEY = CURRENCIES.map(
  (value) => [value, `${CURRENCY_SYMBOLS[value]} ${CURRENCY_NAMES[value]}`] as const,
);

const RARE = ['ethnicity', 'cut', 'measured', 'tied', 'budget'] as const;
const FOLDED = [...RARE, 'currency', 'treatment'] as const;

/** What few ask for; it opens once somebody did, or something in it must be put right, and closes by hand alone. */
export function MoreWishes({ live }: Live) {
  const isNeeded =
    RARE.some((name) => live.query.has(name)) ||
    listValues(live.query, 'treatment').some((each) => each !== 'virgin') ||
    FOLDED.some((name) => (live.problems[name]?.length ?? 0) > 0);
  const [cameOpen] = useState(isNeeded);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded && box.current) box.current.open = true;
  }, [isNeeded]);
  const flag = (name: NeedField, words: string) => (
    <Yes
      name={name}
      value="1"
      isOn={live.query.get(name) === '1'}
      onToggle={(isOn) => live.toggle(name, isOn ? ['1'] : [])}
    >
      {words}
    </Yes>
  );
  return (
    <details ref={box} className="bun-more" open={cameOpen}>
      <summary>More wishes</summary>
      <Amount live={live} name="budget" label="Budget, parcels too (optional)" />
      <Choose live={live} name="currency" label="Money" options={MONEY} />
      <input type="hidden" name={SHOWN_SUMS} value={sayShown(live)} />
      <div>
        {flag('cut', 'Only hair that is cut')}
        {flag('measured', 'Only measured hair')}
        {flag('tied', 'Only tied at the root')}
      </div>
      <Picks live={live} name="treatment" label="Treated hair" options={TREATED_PICKS} />
      <Picks live={live} name="ethnicity" label="Hair type (none: any)" options={TYPE_PICKS} />
    </details>
  );
}

const sayShown = ({ query }: LiveNeed): string =>
  (['currency', ...SUMS] as const).map((name) => query.get(name) ?? '').join(' ');

type Labelled = Live & { name: NeedField; label: string };

export function Amount({ live, name, label }: Labelled) {
  const problems = live.problems[name] ?? [];
  const { field } = useTyped(live, name);
  const currency = CURRENCIES.find((each) => each === live.query.get('currency')) ?? 'USD';
  return (
    <div className="bun-field">
      <label htmlFor={name}>{label}</label>
      <span className="bun-box">
        {CURRENCY_SYMBOLS[currency]}
        <input
          id={name}
          name={name}
          inputMode="decimal"
          maxLength={20}
          {...field}
          {...described(name, undefined, problems)}
        />
      </span>
      <FieldProblems name={name} problems={problems} />
    </div>
  );
}

export function Choose({
  live,
  name,
  label,
  options,
}: Labelled & { options: readonly (readonly [string, string])[] }) {
  const problems = live.problems[name] ?? [];
  const chosen = live.query.get(name) ?? '';
  return (
    <div className="bun-field">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        className="bun-box"
        value={options.some(([value]) => value === chosen) ? chosen : ''}
        onChange={(event) => live.set(name, event.currentTarget.value)}
        {...described(name, undefined, problems)}
      >
        {!options.some(([value]) => value === chosen) && <option value="">Please choose</option>}
        <Options options={options} />
      </select>
      <FieldProblems name={name} problems={problems} />
    </div>
  );
}
