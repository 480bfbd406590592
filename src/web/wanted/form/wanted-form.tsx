import { type ComponentProps, useRef, useState } from 'react';
import { COLOUR_LABELS, ETHNICITY_LABELS, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money/money.ts';
import { COUNTRY_OPTIONS } from '../../account/country-options.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toOptions } from '../../ui/form/fields/choice.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { WantedTape } from '../wanted-tape.tsx';
import { previewWanted, type WantedPreview } from './preview-wanted.ts';
import { useKeptForm } from './use-kept-form.ts';
import { Choose, Line, NoteField, Picks } from './wanted-form-parts.tsx';
import type { WantedStart } from './wanted-start.ts';

const COLOURS = toOptions(COLOUR_LABELS).map((option) => ({
  ...option,
  mark: <Swatch colour={option.value} />,
}));
const CUTS = [
  { value: 'any', label: 'Either' },
  { value: 'cut', label: 'Already cut' },
  { value: 'uncut', label: 'Not cut yet' },
];
const COUNTRIES = COUNTRY_OPTIONS.map(({ value, label }) => [value, label] as const);
const MONEY = CURRENCIES.map(
  (value) => [value, `${CURRENCY_SYMBOLS[value]} ${CURRENCY_NAMES[value]}`] as const,
);

type WantedFormProps = {
  start: WantedStart;
  /** What of it the address filled in. */
  from: string;
  state: FormState | undefined;
  days: { first: string; last: string };
  /** The request that is changed; null for a new one. */
  edited: { id: string; version: number; url: string } | null;
  /** A person of ours may look at a note that was refused. */
  mayAskReview: boolean;
};

/** What is asked for: no title, no photo, nothing about a person. */
export function WantedForm({ start: given, from, state, days, edited, mayAskReview }: WantedFormProps) {
  // What came back is all that was chosen: what was unticked is not in it.
  const start = state?.typed ?? given;
  const { preview, letters, look } = useReading(start);
  const form = useRef<HTMLFormElement>(null);
  const { noteTyped, noteSent, forget } = useKeptForm(form, {
    edited,
    from,
    firstDay: days.first,
    cameBack: state !== undefined,
    onFilled: look,
  });
  return (
    <div className="wan-columns wan-asking">
      <Preview preview={preview} />
      <Form
        state={state}
        ref={form}
        onInput={({ currentTarget }) => {
          look(currentTarget);
          noteTyped();
        }}
        onSubmit={noteSent}
      >
        {edited && <input type="hidden" name="version" value={edited.version} />}
        <Hair start={start} />
        <Terms start={start} days={days} />
        <NoteField start={start} letters={letters} />
        <p className="wan-hint">
          Sellers see your name, your country and your badge, and nothing else of you.
        </p>
        <div className="wan-acts">
          <Button>{edited ? 'Save the request' : 'Post the request'}</Button>
          {mayAskReview && (
            <Button kind="secondary" name="sendForReview" value="yes">
              Send for review
            </Button>
          )}
          <ButtonLink kind="quiet" href={edited?.url ?? '/wanted'} onClick={forget}>
            Never mind
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}

/** What is said of the form as it stands: its title, and how long its note is. */
function useReading(start: WantedStart) {
  const [reading, setReading] = useState(() => readBy((name) => start[name] ?? []));
  const look = (filled: HTMLFormElement) => {
    const fields = new FormData(filled);
    setReading(readBy((name) => fields.getAll(name)));
  };
  return { ...reading, look };
}

function readBy(read: Parameters<typeof previewWanted>[0]) {
  const [note = ''] = read('note');
  // Forms are sent with other line ends than boxes hold.
  const letters = typeof note === 'string' ? note.replaceAll('\r\n', '\n').length : 0;
  return { preview: previewWanted(read), letters };
}

type Start = { start: WantedStart };
const both = (start: WantedStart, more: Partial<ComponentProps<typeof Line>>) => ({ start, ...more });

const Hair = ({ start }: Start) => (
  <>
    <div className="wan-two">
      <Line {...both(start, { inputMode: 'decimal' })} name="shortest" label="Shortest" hint="18, or 46 cm" />
      <Line {...both(start, { inputMode: 'decimal' })} name="longest" label="Longest" hint="22, or 56 cm" />
    </div>
    <Picks start={start} name="colours" label="Colours" options={COLOURS} />
    <Picks start={start} name="textures" label="Textures" options={toOptions(TEXTURE_LABELS)} />
    <Picks start={start} name="treatments" label="Treatments" options={toOptions(TREATMENT_LABELS)} />
    <Picks
      start={start}
      name="ethnicities"
      label="Hair types"
      hint="None ticked: any will do."
      options={toOptions(ETHNICITY_LABELS)}
    />
    <Line
      {...both(start, { inputMode: 'decimal' })}
      name="grams"
      label="Grams at least"
      hint="A long wig takes 150 to 250 g."
    />
    <Picks start={start} name="cutState" label="Cut" type="radio" options={CUTS} />
  </>
);

const Terms = ({ start, days }: Start & Pick<WantedFormProps, 'days'>) => (
  <>
    <div className="wan-two">
      <Line
        {...both(start, { inputMode: 'decimal' })}
        name="budgetPerGram"
        label="Budget per gram (optional)"
        hint="Like 1.00 or 2.50"
      />
      <Choose start={start} name="currency" label="Money" hint="Of your budget" options={MONEY} />
    </div>
    <div className="wan-two">
      <Choose start={start} name="country" label="Send it to" options={COUNTRIES} />
      <Line
        {...both(start, { type: 'date', min: days.first, max: days.last })}
        name="until"
        label="I am looking until"
      />
    </div>
  </>
);

/** What sellers will read first, made anew with every choice. */
const Preview = ({ preview }: { preview: WantedPreview | null }) => (
  <aside className="wan-preview" aria-labelledby="preview">
    <h2 id="preview">Your title</h2>
    <WantedTape span={preview?.span ?? null} />
    <output>
      {preview
        ? `Wanted: ${preview.title}`
        : 'It is made from what you choose, like ‘Wanted: 18–22 in straight black hair, never coloured, 150 g’.'}
    </output>
  </aside>
);
