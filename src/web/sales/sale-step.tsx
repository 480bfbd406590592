import { Suspense } from 'react';
import type { FormState } from '../ui/form/form-state.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { Note } from '../ui/note.tsx';
import { ProveForm } from './forms/prove-form.tsx';
import { type CarrierOption, CorrectParcelForm, ShipForm } from './forms/ship-form.tsx';
import { SaleFactsList } from './parts/sale-facts-list.tsx';
import { SaleMoney } from './parts/sale-money.tsx';
import { SaleAddress, SaleAgreed, SaleHistory, SaleParcel, SaleProof } from './parts/sale-things.tsx';
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
const NO_OPTIONS = { carriers: [], countries: [] };

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
  mustBeSigned: boolean;
  isLost: boolean;
  state: FormState | undefined;
};

const TITLES: Record<SaleStepProps['step'], string> = {
  terms: 'What was agreed',
  cut: 'Send your photos',
  send: 'Post the hair',
  problem: 'Something is wrong',
  return: 'Send the hair back',
  evidence: 'Evidence file',
};

/** One step of a sale on a page of its own, with what it takes. */
export function SaleStep(props: SaleStepProps) {
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

function StepBody({ sale, step, carriers, countries, mustBeSigned, problem, state }: SaleStepProps) {
  const has = (event: string) => [sale.main, ...sale.others].some((button) => button?.event === event);
  switch (step) {
    case 'terms':
    case 'evidence':
      return <WholeFile sale={sale} problem={problem} />;
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

/** All of it on one page that can be printed. */
const WholeFile = ({ sale, problem }: Pick<SaleStepProps, 'sale' | 'problem'>) => (
  <div className="sale-stack">
    <SaleFactsList
      facts={[
        ['Sale', sale.id],
        ['Hair', sale.ad.title],
        [sale.side === 'seller' ? 'Buyer' : 'Seller', sale.other.username],
      ]}
    />
    <SaleAgreed sale={sale} />
    <SaleMoney sale={sale} />
    <SaleProof sale={sale} />
    <SaleParcel sale={sale} />
    <Problem step="evidence" problem={problem} options={NO_OPTIONS} state={undefined} />
    <SaleHistory sale={sale} />
  </div>
);
