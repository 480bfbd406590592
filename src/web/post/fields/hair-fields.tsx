import { TYPE_NEEDS_CONSENT } from '#rules/ads/ad-words.ts';
import {
  CUTTER_LABELS,
  HEAT_LABELS,
  ROOTS_TIED_LABELS,
  TREATMENT_NOTES,
  WASHING_LABELS,
} from '#rules/hair/detail-words.ts';
import {
  COLOUR_LABELS,
  CONDITION_LABELS,
  CUT_STATE_LABELS,
  ETHNICITY_LABELS,
  SOURCE_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
} from '#rules/hair/hair-words.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { Choices, SelectField, Tick, toOptions } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { useTypedValue } from '../draft/typed.ts';
import { FoldedFields } from './folded-fields.tsx';
import { LengthField, MeasureField } from './measure-field.tsx';
import styles from '../step/step-frame.module.css';

/** What every buyer asks first. */
export function HairFields({ ad }: { ad: OwnAd }) {
  return (
    <>
      <Choices
        name="cutState"
        label="Is the hair cut already?"
        hint="Do not cut it before you are paid: hair sells just as well on the head."
        options={toOptions(CUT_STATE_LABELS)}
        chosen={ad.cutState ?? undefined}
      />
      <Measures ad={ad} />
      <Choices
        name="colour"
        label="Colour"
        options={toOptions(COLOUR_LABELS).map((option) => ({
          ...option,
          mark: <Swatch colour={option.value} />,
        }))}
        isShort
        chosen={ad.colour ?? undefined}
      />
      <HairType ad={ad} />
      <Choices
        name="treatment"
        label="What was done to it?"
        options={toOptions(TREATMENT_LABELS, TREATMENT_NOTES)}
        chosen={ad.treatment ?? undefined}
      />
    </>
  );
}

/** Chosen without the tick, it says so at once; nothing of it is stored until then. */
function HairType({ ad }: { ad: OwnAd }) {
  return (
    <div className={`${styles.group} ${styles.hairType}`}>
      <Choices
        name="ethnicity"
        label="Hair type"
        hint="This describes the hair, not you."
        options={[...toOptions(ETHNICITY_LABELS), { value: '', label: 'Prefer not to say' }]}
        isShort
        chosen={ad.ethnicity ?? undefined}
      />
      <div className={styles.consent}>
        <Tick name="ethnicityConsent" defaultChecked={ad.ethnicityConsent}>
          I agree that the hair type is published. I can withdraw this at any time.
        </Tick>
        <output className={styles.needsTick}>{TYPE_NEEDS_CONSENT}</output>
      </div>
    </div>
  );
}

/** The rest has an answer that fits most; whoever knows better opens it and changes it. */
export function MoreHairFields({ ad, today }: { ad: OwnAd; today: string }) {
  return (
    <>
      <KindFields ad={ad} />
      <div className={`${styles.group} ${styles.onlyCut}`}>
        <FoldedFields title="When and how it was cut" names={['cutDate', 'rootsTied']}>
          <div className={styles.two}>
            <Field name="cutDate" label="Cut on" type="date" max={today} defaultValue={ad.cutDate ?? today} />
            <SelectField
              name="rootsTied"
              label="Root ends"
              options={toOptions(ROOTS_TIED_LABELS)}
              chosen={ad.rootsTied ?? 'unknown'}
            />
          </div>
        </FoldedFields>
      </div>
      <div className={`${styles.group} ${styles.onlyUncut}`}>
        <FoldedFields title="Who will cut it" names={['toBeCutBy']}>
          <SelectField
            name="toBeCutBy"
            label="Who will cut it"
            options={toOptions(CUTTER_LABELS)}
            chosen={ad.toBeCutBy ?? 'salon'}
          />
        </FoldedFields>
      </div>
      <OptionalFields ad={ad} />
    </>
  );
}

function KindFields({ ad }: { ad: OwnAd }) {
  const texture = useTypedValue('texture') ?? ad.texture ?? 'straight';
  const condition = useTypedValue('condition') ?? ad.condition ?? 'good';
  const source = useTypedValue('source') ?? ad.source ?? 'own-hair';
  const labels: Record<string, string> = { ...TEXTURE_LABELS, ...CONDITION_LABELS, ...SOURCE_LABELS };
  return (
    <FoldedFields
      title="Texture, condition, whose hair"
      said={[texture, condition, source].map((value) => labels[value]).join(' · ')}
      names={['texture', 'condition', 'source']}
    >
      <div className={styles.two}>
        <SelectField
          name="texture"
          label="Texture"
          options={toOptions(TEXTURE_LABELS)}
          chosen={ad.texture ?? 'straight'}
        />
        <SelectField
          name="condition"
          label="Condition"
          options={toOptions(CONDITION_LABELS)}
          chosen={ad.condition ?? 'good'}
        />
        <SelectField
          name="source"
          label="Where it comes from"
          options={toOptions(SOURCE_LABELS)}
          chosen={ad.source ?? 'own-hair'}
        />
      </div>
      <p>Temple or tonsure hair, combings and hair from the floor are not sold here.</p>
    </FoldedFields>
  );
}

function Measures({ ad }: { ad: OwnAd }) {
  return (
    <div className={styles.two}>
      <LengthField name="length" label="Length" hint="Like 28, 28 in or 71 cm" value={ad.length} />
      <div className={styles.onlyCut}>
        <MeasureField
          name="weight"
          label="Weight"
          hint="In grams, or like 5.6 oz"
          value={ad.weight === null ? null : `${ad.weight} g`}
        />
      </div>
      <div className={styles.onlyUncut}>
        <LengthField
          name="circumference"
          label="Round the tied ponytail"
          hint="Like 3.5 in or 9 cm; we estimate what it weighs"
          value={ad.circumference}
        />
      </div>
    </div>
  );
}

function OptionalFields({ ad }: { ad: OwnAd }) {
  return (
    <FoldedFields
      title="Layers, age and care"
      said="Optional"
      names={['shortestLayer', 'hairAgeYears', 'heat', 'washing', 'smokeFree']}
    >
      <LengthField
        name="shortestLayer"
        label="Shortest layer, if it is layered"
        hint="Like 20 in or 50 cm"
        value={ad.shortestLayer}
      />
      <Field
        name="hairAgeYears"
        label="Age of the hair, in years"
        hint="How long it has been growing, to the half year: like 5 or 2.5"
        defaultValue={ad.hairAgeYears ?? ''}
        autoComplete="off"
        inputMode="decimal"
      />
      <SelectField name="heat" label="Heat" options={toOptions(HEAT_LABELS)} chosen={ad.heat ?? undefined} />
      <SelectField
        name="washing"
        label="Washing"
        options={toOptions(WASHING_LABELS)}
        chosen={ad.washing ?? undefined}
      />
      <Tick name="smokeFree" defaultChecked={ad.smokeFree === true}>
        From a smoke-free home
      </Tick>
    </FoldedFields>
  );
}
