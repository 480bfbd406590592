import { Form } from '../../../ui/form/form.tsx';
import { Button } from '../../../ui/button.tsx';
import type { FormState } from '../../../ui/form/form-state.ts';
import { ReasonAct } from '../../reason-act.tsx';
import { ReasonField } from '../../reason-field.tsx';
import { ToldWhy } from '../../told-field.tsx';
import type { StaffAdFile } from './ad-file.ts';

type MeasurePanelProps = { ad: StaffAdFile; state: FormState | undefined; isDone: boolean };

/** The tape in the photo beside the length that is told: whoever compares the two says here that it is so. */
export function MeasurePanel({ ad, state, isDone }: MeasurePanelProps) {
  const tape = ad.photos.find((photo) => photo.tape);
  if (!tape || ad.length === null || !ad.canReview) return null;
  return (
    <section className="staff-panel" aria-labelledby="measured">
      <h2 id="measured">{ad.measured ? 'Measured' : 'Does the tape show it?'}</h2>
      <div className="staff-two">
        <a href={`${tape.folder}/large.webp`}>
          <img
            className="staff-tape"
            src={`${tape.folder}/medium.webp`}
            width={tape.width}
            height={tape.height}
            alt="Hair next to a tape measure"
          />
        </a>
        <div>
          <p>
            The ad says <strong>{ad.length}</strong>.
          </p>
          {ad.measured ? (
            <>
              <p>{ad.measured}</p>
              <ReasonAct
                intent="unmeasure"
                label="Take it back"
                says="The ad is no longer marked as measured. Its length stays as the seller told it."
                state={state}
                isDone={isDone}
              >
                <input type="hidden" name="version" value={ad.version} />
                <ToldWhy about="change-ad" />
              </ReasonAct>
            </>
          ) : (
            <Form state={state} intent="measure">
              <input type="hidden" name="version" value={ad.version} />
              <p>
                Count from the tie to the tips. Everybody reads that our staff compared it, and on which day.
              </p>
              <ReasonField hint="What you saw, like: 61 cm at the tips. Only staff read it." />
              <Button kind="secondary">Yes, mark as measured</Button>
            </Form>
          )}
        </div>
      </div>
    </section>
  );
}
