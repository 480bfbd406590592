import { type ReactNode, type RefObject, useRef } from 'react';
import { COLOUR_LABELS, ETHNICITY_LABELS, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { plural } from '#rules/text/plural.ts';
import { WANTED_ORDER_LABELS } from '#rules/wanted/wanted-list.ts';
import { WANTED_SENTENCES } from '#rules/wanted/wanted-fields.ts';
import { COUNTRY_OPTIONS } from '../../account/country-options.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toOptions } from '../../ui/form/fields/choice.tsx';
import { described, FieldProblems } from '../../ui/form/fields/field.tsx';
import { Options } from '../../ui/form/fields/options.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { useTyped } from '../../ui/hooks/use-typed.ts';
import type { WantedFilters as Filters } from './use-wanted-filters.ts';
import { WANTED_PATH, type WantedGroup } from './wanted-query.ts';

const FILTERS_ID = 'filters';
export const OPENS_FILTERS = { popoverTarget: FILTERS_ID };

type WantedFiltersProps = {
  form: RefObject<HTMLFormElement | null>;
  filters: Filters;
  total: number;
  hasWrongLength: boolean;
};

/** A plain GET form: a column beside the list, or on a narrow screen a sheet over it. */
export function WantedFilters({ form, filters, total, hasWrongLength }: WantedFiltersProps) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <aside ref={sheet} id={FILTERS_ID} popover="auto" className="wan-sheet" aria-labelledby="filters-heading">
      <div className="wan-sheet-head">
        <h2 id="filters-heading">Your hair</h2>
        <button type="button" aria-label="Close" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          <CloseIcon />
        </button>
      </div>
      <form
        ref={form}
        method="get"
        action={WANTED_PATH}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          filters.apply();
          if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
        }}
      >
        <LengthFilter filters={filters} isWrong={hasWrongLength} />
        <Picks filters={filters} name="colour" label="Colour" options={COLOURS} />
        <Picks filters={filters} name="texture" label="Texture" options={TEXTURES} />
        <Picks filters={filters} name="treatment" label="Treatment" options={TREATMENTS} />
        <Picks filters={filters} name="ethnicity" label="Hair type" options={TYPES} />
        <Choose filters={filters} name="country" label="You can send to" options={COUNTRIES} />
        <Choose filters={filters} name="order" label="Order" options={ORDERS} />
        <div className="wan-sheet-end">
          <Button>
            <span className="with-script">Show {plural(total, 'request')}</span>
            <span className="without-script">Show requests</span>
          </Button>
          <ButtonLink kind="quiet" href={WANTED_PATH}>
            Clear
          </ButtonLink>
        </div>
      </form>
    </aside>
  );
}

type Pick = { value: string; label: string; mark?: ReactNode };

const COLOURS: readonly Pick[] = toOptions(COLOUR_LABELS).map(({ value, label }) => ({
  value,
  label,
  mark: <Swatch colour={value} />,
}));
const TEXTURES = toOptions(TEXTURE_LABELS);
const TREATMENTS = toOptions(TREATMENT_LABELS);
const TYPES = toOptions(ETHNICITY_LABELS);
const COUNTRIES = [
  ['', 'Any country'] as const,
  ...COUNTRY_OPTIONS.map(({ value, label }) => [value, label] as const),
];
const ORDERS = Object.entries(WANTED_ORDER_LABELS);

type PicksProps = { filters: Filters; name: WantedGroup; label: string; options: readonly Pick[] };

function Picks({ filters, name, label, options }: PicksProps) {
  const chosen = filters.query.getAll(name);
  return (
    <fieldset className="wan-field">
      <legend>{label}</legend>
      <div className="wan-chips">
        {options.map(({ value, label: words, mark }) => (
          <label key={value} className="wan-chip">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={filters.apply}
            />
            {mark}
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LengthFilter({ filters, isWrong }: { filters: Filters; isWrong: boolean }) {
  const { value, onChange } = useTyped(filters.query.get('length') ?? '');
  const problems = isWrong ? [WANTED_SENTENCES.length] : [];
  return (
    <div className="wan-field">
      <label htmlFor="length">How long it is</label>
      <input
        id="length"
        name="length"
        className="wan-box"
        inputMode="decimal"
        maxLength={20}
        placeholder="20 in or 51 cm"
        value={value}
        onChange={(event) => {
          onChange(event);
          filters.applySoon();
        }}
        {...described('length', undefined, problems)}
      />
      <FieldProblems name="length" problems={problems} />
    </div>
  );
}

type ChooseProps = {
  filters: Filters;
  name: 'country' | 'order';
  label: string;
  options: readonly (readonly [string, string])[];
};

function Choose({ filters, name, label, options }: ChooseProps) {
  return (
    <div className="wan-field">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        className="wan-box"
        value={filters.query.get(name) ?? options[0]?.[0]}
        onChange={filters.apply}
      >
        <Options options={options} />
      </select>
    </div>
  );
}
