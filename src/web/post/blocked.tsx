import type { FormState } from '../request/submit.ts';
import { toFormNote } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { stepPath } from './steps.ts';
import styles from './step-frame.module.css';

type BlockedProps = {
  state: FormState | undefined;
  /** The plan's limit in words, if the ad has more photos than that. */
  tooMany: string | null;
  draft: string;
};

/** What stops the ad, first of all: said with the focus on it once somebody tried, and before that if it is known. */
export function Blocked({ state, tooMany, draft }: BlockedProps) {
  if (!state && tooMany === null) return null;
  const elsewhere = Object.entries(state?.problems ?? {}).filter(([name]) => !HERE.includes(name));
  return (
    <div className={styles.slips}>
      <Note kind="problem" isAlert={!!state} hasFocus={!!state}>
        <p>{state ? toFormNote(state) : `${tooMany} This ad has more, so it cannot be published yet.`}</p>
        {(state?.needsPlan || tooMany !== null) && (
          <p className={styles.row}>
            {tooMany !== null && <a href={stepPath('photos', draft)}>Remove some photos</a>}
            <a href="/payment/">See the plans</a>
          </p>
        )}
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map(([name, sentences]) => (
              <li key={name}>
                <a href={stepPath(findStep(name), draft)}>{sentences?.join(' ')}</a>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
}

const HERE = ['title', 'description', 'declaration', 'priceConfirmed', 'form'];
const PRICE = [
  'price',
  'currency',
  'openToOffers',
  'offerFloor',
  'paymentWays',
  'country',
  'town',
  'shipsTo',
];
/** The step that a field belongs to. */
export const findStep = (field: string) =>
  field === 'photos' ? 'photos' : PRICE.includes(field) ? 'price' : 'hair';
