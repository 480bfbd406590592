import type { ReactNode } from 'react';
import type { FormState } from '../../ui/form/form-state.ts';
import { isOpenTo, type ProblemShown } from './problem-shown.ts';
import { ProblemStep } from './problem-step.tsx';
import { Quarrel } from './quarrel.tsx';
import { type ReturnOptions, ReturnStep } from './return-step.tsx';

export type ProblemPartProps = {
  step: 'problem' | 'return' | 'evidence';
  problem: ProblemShown;
  options: ReturnOptions;
  state: FormState | undefined;
  /** How it stands, where nothing can be done about it now. */
  children?: ReactNode;
};

/** What a page of a sale shows of its problem or its return. */
export default function ProblemPart({ step, problem, options, state, children }: ProblemPartProps) {
  if (step === 'return')
    return problem.back ? <ReturnStep problem={problem} options={options} state={state} /> : children;
  if (step === 'problem' && isOpenTo(problem)) return <ProblemStep problem={problem} state={state} />;
  return (
    <>
      {children}
      <Quarrel problem={problem} />
    </>
  );
}
