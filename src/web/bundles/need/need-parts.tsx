import { type ChangeEvent, type ReactNode, type ToggleEvent, useState } from 'react';
import { described, FieldProblems } from '../../ui/form/fields/field.tsx';
import { listValues, type NeedField } from './need-query.ts';
import type { LiveNeed } from './use-live-need.ts';

/**
 * What stands in a field while somebody is at it: an answer that comes meanwhile writes '16.50' as '16.5', but not under
 * their hands.
 */
export function useTyped(live: LiveNeed, name: NeedField) {
  const [typed, setTyped] = useState<string>();
  return {
    // Not every browser takes the focus from the field for a button.
    set: (value: string) => {
      setTyped(undefined);
      live.set(name, value);
    },
    field: {
      value: typed ?? live.query.get(name) ?? '',
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setTyped(value);
        live.set(name, value, 'type');
      },
      onBlur: () => setTyped(undefined),
    },
  };
}

type NumberStepProps = {
  live: LiveNeed;
  name: NeedField;
  label: string;
  unit: string;
  min: number;
  max: number;
  /** How far one press goes, and how fine it is dragged and typed. */
  by: number;
  step: number;
};

/** A number to step, to drag along a tape, or to type. */
export function NumberStep({ live, name, label, unit, min, max, by, step }: NumberStepProps) {
  const problems = live.problems[name] ?? [];
  const said = live.query.get(name) ?? '';
  const value = Number.isFinite(Number(said)) && said !== '' ? Number(said) : min;
  const { field, set } = useTyped(live, name);
  const press = (to: number) => set(String(Math.min(max, Math.max(min, to))));
  return (
    <div className="bun-field">
      <label htmlFor={name}>{label}</label>
      <div className="bun-step">
        <button
          type="button"
          className="with-script"
          aria-label={`${label}: less`}
          disabled={value <= min}
          onClick={() => press(value - by)}
        >
          −
        </button>
        <span>
          <input
            id={name}
            name={name}
            type="number"
            inputMode="decimal"
            min={min}
            max={max}
            step={step}
            {...field}
            {...described(name, undefined, problems)}
          />
          {unit}
        </span>
        <button
          type="button"
          className="with-script"
          aria-label={`${label}: more`}
          disabled={value >= max}
          onClick={() => press(value + by)}
        >
          +
        </button>
      </div>
      <input
        className="bun-range with-script"
        type="range"
        aria-label={`${label}: slide`}
        aria-valuetext={`${value} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <FieldProblems name={name} problems={problems} />
    </div>
  );
}

type Pick = { value: string; label: string; mark?: ReactNode };
type PicksProps = { live: LiveNeed; name: NeedField; label: string; options: readonly Pick[] };

/** Any of a few, as chips: all of them, or the first and those that are chosen, with the others behind 'more'. */
export function Picks({ live, name, label, options, first }: PicksProps & { first?: number }) {
  const problems = live.problems[name] ?? [];
  const chosen = listValues(live.query, name);
  const { front, rest, toggleRest } = useFront(options, chosen, first ?? options.length);
  const chip = ({ value, label: words, mark }: Pick) => (
    <label key={value} className="bun-chip">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={() => live.toggle(name, toggled(chosen, value, options))}
      />
      {mark}
      {words}
    </label>
  );
  return (
    <fieldset id={name} className="bun-field" {...described(name, undefined, problems)}>
      <legend>{label}</legend>
      <div className="bun-chips">
        {front.map(chip)}
        {rest.length > 0 && (
          <details className="bun-rest" onToggle={toggleRest}>
            <summary className="bun-chip">{rest.length} more</summary>
            <div className="bun-chips">{rest.map(chip)}</div>
          </details>
        )}
      </div>
      <FieldProblems name={name} problems={problems} />
    </fieldset>
  );
}

/** What is chosen stands in front, but for as long as the rest is open too: no chip moves from under a finger. */
function useFront(options: readonly Pick[], chosen: readonly string[], first: number) {
  const [isOpen, setOpen] = useState(false);
  const [inFront, setInFront] = useState<readonly string[]>(chosen);
  if (!isOpen && chosen.some((value) => !inFront.includes(value))) setInFront([...inFront, ...chosen]);
  const isFront = ({ value }: Pick, place: number) => place < first || inFront.includes(value);
  return {
    front: options.filter(isFront),
    rest: options.filter((option, place) => !isFront(option, place)),
    toggleRest: (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
  };
}

/** In the order of the list, without what nobody knows; what other boxes of the name have chosen stays. */
function toggled(chosen: readonly string[], value: string, options: readonly Pick[]): string[] {
  const others = chosen.filter((each) => each !== '' && !options.some((option) => option.value === each));
  const mine = options
    .map((option) => option.value)
    .filter((each) => (each === value) !== chosen.includes(each));
  return [...others, ...mine];
}

/** One of a few, as chips. */
export function PickOne({ live, name, label, options }: PicksProps) {
  const chosen = live.query.get(name) ?? options[0]?.value;
  return (
    <fieldset id={name} className="bun-field">
      <legend>{label}</legend>
      <div className="bun-chips">
        {options.map(({ value, label: words }) => (
          <label key={value} className="bun-chip">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => live.set(name, value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type YesProps = { name: NeedField; value: string; isOn: boolean; onToggle: (isOn: boolean) => void };

/** Yes or no. */
export const Yes = ({ name, value, isOn, onToggle, children }: YesProps & { children: ReactNode }) => (
  <label className="bun-yes">
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={isOn}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
    {children}
  </label>
);
