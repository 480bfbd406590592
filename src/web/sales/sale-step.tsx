import { Suspense } from 'react';
import type { FormState } from '../ui/form/form-state.ts';
import { lazyPart } from '../ui/browser/lazy-part.ts';
import { Note } from '../ui/note.tsx';
import { ProveForm } from './forms/prove-form.tsx';
import { type CarrierOption, CorrectParcelForm, ShipForm } from './forms/ship-form.tsx';
import { type FileShown, WholeFile } from './evidence/whole-file.tsx';
import { isTyped, StepAct } from './forms/step-act.tsx';
import { SaleAddress } from './parts/sale-things.tsx';
import { Sentence } from './parts/sentence.tsx';
import type { ProblemPartProps } from './problem/problem-part.tsx';
import type { ProblemShown } from './problem/problem-shown.ts';
import { SaleLight } from './sale-whole.tsx';
import type { SaleShown } from './show-sale.ts';
import type { SaleStepName } from './step-names.ts';

/** Few sales come to this. */
const ProblemPart = import.meta.env.SSR
  ? (await import('./problem/problem-part.tsx')).default
  : lazyPart(() => import('./problem/problem-part.tsx'));

const Problem = ({
  problem,
  ...part
}: Omit<ProblemPartProps, 'problem'> & { problem: ProblemShown | null }) =>
  problem && (
    <Suspense>
      <ProblemPart {...part} problem={problem} />
    </Suspense>
  );

type SaleStepProps = {
  sale: SaleShown;
  step: Exclude<SaleStepName, 'pay'>;
  title: string;
  carriers: readonly CarrierOption[];
  countries: readonly CarrierOption[];
  problem: ProblemShown | null;
  file: FileShown | null;
  mustBeSigned: boolean;
  isLost: boolean;
  state: FormState | undefined;
};

const TITLES: Record<SaleStepProps['step'], string> = {
  terms: 'What was agreed',
  cut: 'Send your photos',
  send: 'Post the hair',
  cancel: 'Change my mind',
  problem: 'Something is wrong',
  return: 'Send the hair back',
  evidence: 'Evidence file',
};

/** One step of a sale on a page of its own, with what it takes. */
export default function SaleStep(props: SaleStepProps) {
  const { sale, step, title, isLost } = props;
  const isAtStake = step === 'cut' || step === 'send';
  return (
    <>
      <h1>{TITLES[step]}</h1>
      <p>
        <a href={`/sales/${sale.id}`}>{title}</a>
      </p>
      {isAtStake && (
        <>
          <div className="with-script">
            <SaleLight sale={sale} isLost={isLost} />
          </div>
          {/* A page with a form does not load itself anew: no light is shown that could grow old. */}
          <p className="without-script">Look at the light on the page of your sale first.</p>
        </>
      )}
      <StepBody {...props} />
    </>
  );
}

function StepBody({ sale, step, carriers, countries, mustBeSigned, problem, file, state }: SaleStepProps) {
  const has = (event: string) => [sale.main, ...sale.others].some((button) => button?.event === event);
  switch (step) {
    case 'terms':
    case 'evidence':
      return file && <WholeFile {...{ sale, problem, file }} isEvidence={step === 'evidence'} />;
    case 'cancel':
      return <TypedSteps sale={sale} state={state} />;
    case 'cut':
      return has('prove') ? <ProveForm sale={sale} state={state} /> : <NotNow sale={sale} state={state} />;
    case 'send':
      return (
        <>
          <SaleAddress sale={sale} />
          {has('ship') ? (
            <ShipForm sale={sale} carriers={carriers} mustBeSigned={mustBeSigned} state={state} />
          ) : has('correct-parcel') ? (
            <CorrectParcelForm sale={sale} carriers={carriers} state={state} />
          ) : (
            <NotNow sale={sale} state={state} />
          )}
        </>
      );
    case 'problem':
    case 'return':
      return (
        <Problem step={step} problem={problem} options={{ carriers, countries }} state={state}>
          <NotNow sale={sale} state={state} />
        </Problem>
      );
  }
}

/** Where something is typed: without script the page of a sale with a green light loads itself anew, and this one does not. */
function TypedSteps({ sale, state }: Pick<SaleStepProps, 'sale' | 'state'>) {
  const typed = sale.others.filter(isTyped);
  if (typed.length === 0) return <NotNow sale={sale} state={state} />;
  return (
    <div className="sale-stack">
      {typed.map((button) => (
        <section key={button.event} className="sale-panel">
          <h2>{button.label}</h2>
          <StepAct button={button} sale={sale} state={state} isWhole />
        </section>
      ))}
    </div>
  );
}

/** How it stands, where this step cannot be taken now. */
const NotNow = ({ sale, state }: Pick<SaleStepProps, 'sale' | 'state'>) => (
  <>
    {state && (
      <Note kind="problem" isAlert>
        <p>{state.message}</p>
      </Note>
    )}
    <p>This cannot be done now. {sale.screen.title}.</p>
    {sale.screen.says.map((sentence) => (
      <p key={sentence}>
        <Sentence text={sentence} />
      </p>
    ))}
  </>
);
