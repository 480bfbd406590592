import { Button } from '../../ui/button.tsx';
import { described, FieldProblems, TextField } from '../../ui/form/fields/field.tsx';
import { Form, useFieldState } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { offersReview } from '../../ui/form/offers-review.ts';
import { Note } from '../../ui/note.tsx';
import type { FittingAd } from './fitting-ad.ts';
import { FittingWords } from './fitting-words.tsx';

type AnswerFormProps = {
  buyer: string;
  ads: readonly FittingAd[];
  /** The ad that is chosen before its seller chooses. */
  chosen: string | null;
  state: FormState | undefined;
  /** Before they signed in. */
  written: string | null;
};

/** A seller answers with one of the ads that fit. */
export function AnswerForm({ buyer, ads, chosen, state, written }: AnswerFormProps) {
  return (
    <Form state={state} intent="answer">
      {written !== null && !state && (
        <Note kind="good">Here is what you wrote. Check it once more, then send it.</Note>
      )}
      <AdChoice ads={ads} chosen={state ? null : chosen} />
      <TextField
        name="message"
        label={`Your message to ${buyer}`}
        hint="At least 20 characters. Your e-mail address stays private."
        rows={4}
        maxLength={1000}
        defaultValue={written ?? undefined}
      />
      <div className="wan-acts">
        <Button>Answer with this ad</Button>
        {offersReview(state?.problems['message']) && (
          <Button kind="secondary" name="sendForReview" value="yes">
            Send for review instead
          </Button>
        )}
      </div>
    </Form>
  );
}

function AdChoice({ ads, chosen }: Pick<AnswerFormProps, 'ads' | 'chosen'>) {
  const { problems, typed } = useFieldState('adId');
  // What was sent with none comes back with none.
  const now = typed?.[0] ?? chosen;
  return (
    <fieldset id="adId" className="wan-field" {...described('adId', undefined, problems)}>
      <legend>{ads.length === 1 ? 'Your ad that fits' : 'Your ads that fit'}</legend>
      <div className="wan-fitting">
        {ads.map((ad) => (
          <label key={ad.id} className="wan-fit">
            <input type="radio" name="adId" value={ad.id} defaultChecked={ad.id === now} />
            <FittingWords ad={ad} />
          </label>
        ))}
      </div>
      <FieldProblems name="adId" problems={problems} />
    </fieldset>
  );
}
