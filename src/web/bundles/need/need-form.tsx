import { type ReactNode, useRef } from 'react';
import { BUNDLE_LIMITS } from '#rules/bundles/bundle-need.ts';
import { COLOUR_LABELS, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { HAIR_COLOURS, type HairColour } from '#rules/hair/values.ts';
import { COUNTRY_OPTIONS } from '../../account/country-options.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { Button } from '../../ui/button.tsx';
import { toOptions } from '../../ui/form/fields/choice.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { Amount, Choose, MoreWishes } from './more-wishes.tsx';
import { NumberStep, PickOne, Picks, Yes } from './need-parts.tsx';
import { BUNDLES_PATH, listValues } from './need-query.ts';
import type { LiveNeed } from './use-live-need.ts';

const NEED_ID = 'need';
export const OPENS_NEED = { popoverTarget: NEED_ID };

type NeedFormProps = {
  live: LiveNeed;
  /** 'about £161 for 182 g'. */
  said: string;
  /** The open set, small: on a narrow screen the sheet lies over the answer. */
  mini: ReactNode;
};

/** What is needed: a column beside the answer, or on a narrow screen a sheet over it. A plain GET form. */
export function NeedForm({ live, said, mini }: NeedFormProps) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <aside ref={sheet} id={NEED_ID} popover="auto" className="bun-need" aria-labelledby="need-heading">
      <div className="bun-need-head">
        <h2 id="need-heading">What do you need?</h2>
        <button type="button" aria-label="Close" popoverTarget={NEED_ID} popoverTargetAction="hide">
          <CloseIcon />
        </button>
      </div>
      <form
        method="get"
        action={BUNDLES_PATH}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          live.askNow();
          if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
        }}
      >
        <Measures live={live} />
        <Looks live={live} />
        <Where live={live} />
        <MoreWishes live={live} />
        <div className="bun-need-end">
          {/* The page itself tells it to whoever hears it. */}
          <span className={live.isOld ? 'with-script bun-said is-old' : 'with-script bun-said'}>
            {mini}
            {said}
          </span>
          <Button>
            <span className="with-script">Show</span>
            <span className="without-script">Find</span>
          </Button>
        </div>
      </form>
    </aside>
  );
}

type Live = { live: LiveNeed };

const { grams, halfInches, spread } = BUNDLE_LIMITS;

const Measures = ({ live }: Live) => (
  <>
    <NumberStep live={live} name="grams" label="Weight" unit="g" {...grams} by={10} step={5} />
    <NumberStep
      live={live}
      name="length"
      label="At least this long"
      unit="in"
      min={halfInches.min / 2}
      max={halfInches.max / 2}
      by={1}
      step={0.5}
    />
    <NumberStep
      live={live}
      name="spread"
      label="Lengths may differ by"
      unit="in"
      min={spread.min / 2}
      max={spread.max / 2}
      by={1}
      step={0.5}
    />
  </>
);

/** The dark ones first: most hair is, and they stand beside those they go with. */
const BY_SHADE: readonly HairColour[] = ['black', 'brown', 'chestnut', 'auburn', 'red'];
const COLOURS = [...BY_SHADE, ...HAIR_COLOURS.filter((colour) => !BY_SHADE.includes(colour))].map(
  (value) => ({ value, label: COLOUR_LABELS[value], mark: <Swatch colour={value} /> }),
);
const TEXTURE_PICKS = toOptions(TEXTURE_LABELS);
const ORDERS = [
  { value: 'cheapest', label: 'Cheapest first' },
  { value: 'alike', label: 'Most alike first' },
];

function Looks({ live }: Live) {
  const treatments = listValues(live.query, 'treatment');
  const isOneType = live.query.getAll('types').at(-1) !== 'mixed';
  return (
    <>
      <Picks live={live} name="colour" label="Colour" options={COLOURS} first={3} />
      <Picks live={live} name="texture" label="Texture" options={TEXTURE_PICKS} />
      <div>
        <Yes
          name="treatment"
          value="virgin"
          isOn={treatments.includes('virgin')}
          onToggle={(isOn) =>
            live.toggle('treatment', [
              ...(isOn ? ['virgin'] : []),
              ...treatments.filter((each) => each !== 'virgin' && each !== ''),
            ])
          }
        >
          {TREATMENT_LABELS.virgin}
        </Yes>
        {/* Of two the last counts: without script an empty box must say so. */}
        <input type="hidden" name="types" value="mixed" />
        <Yes
          name="types"
          value="one"
          isOn={isOneType}
          onToggle={(isOn) => live.set('types', isOn ? 'one' : 'mixed')}
        >
          All of one hair type
        </Yes>
      </div>
      <PickOne live={live} name="order" label="Show" options={ORDERS} />
    </>
  );
}

function Where({ live }: Live) {
  return (
    <>
      <Amount live={live} name="parcel" label="I reckon a parcel costs" />
      <Choose live={live} name="to" label="Sent to" options={COUNTRIES} />
    </>
  );
}

const COUNTRIES = COUNTRY_OPTIONS.map(({ value, label }) => [value, label] as const);
