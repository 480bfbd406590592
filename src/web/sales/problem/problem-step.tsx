import type { FormState } from '../../ui/form/form-state.ts';
import { Choices } from '../../ui/form/fields/choice.tsx';
import { PressForm } from './press-form.tsx';
import { CLAIM_PHOTOS, MORE_PHOTOS, PROBLEM_OPTIONS, type ProblemShown } from './problem-shown.ts';
import { Quarrel } from './quarrel.tsx';
import { SaidForm } from './said-form.tsx';

type ProblemProps = { problem: ProblemShown; state: FormState | undefined };

/** Something is wrong: what both say, what was decided, and what this reader can do about it. */
export function ProblemStep({ problem, state }: ProblemProps) {
  const may = (event: ProblemShown['allowed'][number]) => problem.allowed.includes(event);
  return (
    <div className="sale-stack">
      <Quarrel problem={problem} />
      {may('dispute') && <Claim problem={problem} state={state} />}
      {may('answer') && (
        <SaidForm
          saleId={problem.id}
          intent="answer"
          version={problem.version}
          label="Send my answer"
          text="Your side"
          hint="What you sent, how it was when you packed it, and what your photos show. You answer once."
          photos={MORE_PHOTOS}
          state={state}
        />
      )}
      {problem.quarrel && <Decided problem={problem} state={state} />}
      {may('add-evidence') && !may('answer') && (
        <SaidForm
          saleId={problem.id}
          intent="add-evidence"
          version={problem.version}
          label="Add it"
          text="What else we should know"
          photos={MORE_PHOTOS}
          state={state}
        />
      )}
      <EndIt problem={problem} state={state} />
    </div>
  );
}

const Claim = ({ problem: { id, version, word }, state }: ProblemProps) => (
  <SaidForm
    saleId={id}
    intent="dispute"
    version={version}
    label="Tell us what is wrong"
    text="What is wrong?"
    hint="What you see, and what was agreed. At least 20 characters."
    photos={CLAIM_PHOTOS}
    state={state}
  >
    {word && (
      <p>
        Write this code word on paper, and show it in your photos: <b>{word}</b>. If the hair has not come,
        you need no photos.
      </p>
    )}
    <Choices name="reason" label="What is wrong" options={PROBLEM_OPTIONS} />
  </SaidForm>
);

/** What can be said to a decision. */
const Decided = ({ problem: { id, version, allowed }, state }: ProblemProps) => (
  <>
    {allowed.includes('accept-decision') && (
      <PressForm
        intent="accept-decision"
        version={version}
        label="I accept"
        says="When you both accept, nobody has to wait."
        isMain
        state={state}
      />
    )}
    {allowed.includes('appeal') && (
      <SaidForm
        saleId={id}
        intent="appeal"
        version={version}
        label="Ask for another look"
        text="Why do you think that it is wrong?"
        hint="You can do this once. If we can, somebody else of us looks."
        photos={[]}
        state={state}
      />
    )}
  </>
);

/** Either can end it in the other one's favour. */
function EndIt({ problem: { version, allowed, other, quarrel, canHairComeBack }, state }: ProblemProps) {
  if (!quarrel) return null;
  return (
    <>
      {allowed.includes('drop') && (
        <PressForm
          intent="drop"
          version={version}
          label={`All is well after all: pay ${other}`}
          says={`${other} is paid, and this is over.`}
          state={state}
        />
      )}
      {allowed.includes('give-in') && (
        <>
          <PressForm
            intent="give-in"
            choice="refund"
            version={version}
            label="Give all the money back"
            says={`All of it goes back to ${other} at once. PayPal keeps its charge from you.`}
            state={state}
          />
          {canHairComeBack && (
            <PressForm
              intent="give-in"
              choice="return"
              version={version}
              label="Give it back when I have my hair"
              says={`${other} sends the hair back first. You say where to within a day.`}
              state={state}
            />
          )}
        </>
      )}
    </>
  );
}
