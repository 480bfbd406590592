import { PageHead } from '../../frame/head/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import layout from '../../ui/layout.module.css';
import { UnsentAnswer } from './unsent-answer.tsx';

type WantedGoneProps = {
  /** Hidden for now, not for good. */
  mayComeBack: boolean;
  state: FormState | undefined;
};

/** A request that is over for good or hidden for now, and what was refused meanwhile. */
export function WantedGone({ mayComeBack, state }: WantedGoneProps) {
  const title = mayComeBack ? 'This request is not shown at the moment' : 'This request is gone';
  return (
    <div className={`${layout.page} wan-page`}>
      <PageHead title={title} description="The request that was here is no longer shown." />
      <div className="wan-gone">
        <h1>{title}</h1>
        <UnsentAnswer state={state} />
        <p>
          {mayComeBack ? 'It may come back.' : 'It has ended, or it was taken down.'} Other people are looking
          for hair right now.
        </p>
        <p>
          <ButtonLink href="/wanted">See who is looking for hair</ButtonLink>
        </p>
      </div>
    </div>
  );
}
