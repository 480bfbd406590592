import { listFields, toWireName } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { toFormNote } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';
import { useFocusOn } from '../../ui/hooks/use-focus-on.ts';
import { toChange } from './back-to-check.ts';
import { stepPath, type StepName } from '../step/steps.ts';
import styles from '../step/step-frame.module.css';

type BlockedProps = {
  state: FormState | undefined;
  /** The plan's limit in words, if the ad has more photos than that. */
  tooMany: string | null;
  draft: string;
};

/** What stops the ad, first of all: said with the focus on it once somebody tried, and before that if it is known. */
export function Blocked({ state, tooMany, draft }: BlockedProps) {
  const noteRef = useFocusOn<HTMLDivElement>(state);
  if (!state && tooMany === null) return null;
  const elsewhere = Object.entries(state?.problems ?? {}).filter(([name]) => !HERE.includes(name));
  return (
    <div className={styles.slips}>
      <Note kind="problem" isAlert={!!state} hasFocus={!!state} ref={noteRef}>
        <p>{state ? toFormNote(state) : `${tooMany} This ad has more, so it cannot be published yet.`}</p>
        {(state?.needsPlan || tooMany !== null) && (
          <p className={styles.row}>
            {tooMany !== null && <a href={stepPath('photos', draft)}>Remove some photos</a>}
            <a href="/payment/">See the plans</a>
          </p>
        )}
        {state?.needsTrader && (
          <p>
            <a href="/trade#details">Trader details</a>
          </p>
        )}
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map(([name, sentences]) => (
              <li key={name}>
                <a href={toChange(findStep(name), draft, name)}>{sentences?.join(' ')}</a>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
}

const STEP_OF_FIELD = new Map(
  listFields(AD_FIELDS).map(([name, field]) => [toWireName(name, field), field.step] as const),
);
/** What stands on the page itself. */
const HERE = ['priceConfirmed', 'form', ...namesInStep('check')];

function namesInStep(step: StepName): string[] {
  return [...STEP_OF_FIELD].flatMap(([name, of]) => (name !== null && of === step ? [name] : []));
}

/** The step that a field belongs to. */
export const findStep = (field: string) =>
  field === 'photos' ? 'photos' : STEP_OF_FIELD.get(field) === 'price' ? 'price' : 'hair';
