import { ANSWERS_MOST } from '#rules/wanted/wanted-list.ts';
import { useHere } from '../../frame/use-here.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { loginPath } from '../../request/sign-in.ts';
import { AnswerForm } from './answer-form.tsx';
import type { Reader } from './load-for-reader.ts';
import { UnsentAnswer } from './unsent-answer.tsx';

type AnswerPanelProps = {
  reader: Reader;
  buyer: string;
  /** It can still be answered. */
  isOpen: boolean;
  state: FormState | undefined;
  /** Before they signed in. */
  written: string | null;
};

/** The way to answer, for whoever reads it. What was written for it stays, even where the way is closed by now. */
export function AnswerPanel({ reader, buyer, isOpen, state: given, written }: AnswerPanelProps) {
  const state = given?.intent === 'answer' ? given : undefined;
  const hasWay = isOpen && reader.kind !== 'staff';
  const hasForm = hasWay && reader.kind === 'seller' && reader.ads.length > 0;
  if (!hasWay && !state && written === null) return null;
  return (
    <section aria-labelledby="answer" className="wan-panel">
      <h2 id="answer">{hasWay ? 'Is this your hair?' : 'Your answer'}</h2>
      {!hasForm && <UnsentAnswer state={state} written={written} />}
      {hasWay && <Way reader={reader} buyer={buyer} state={state} written={written} />}
    </section>
  );
}

function Way({ reader, buyer, state, written }: Omit<AnswerPanelProps, 'isOpen'>) {
  const here = useHere();
  if (reader.kind === 'visitor')
    return (
      <>
        <p>Sellers answer with an ad of theirs. It opens a conversation with {buyer}.</p>
        <ButtonLink href={loginPath(here)}>Sign in to answer</ButtonLink>
      </>
    );
  if (reader.kind === 'buyer')
    return (
      <>
        <p>Sellers answer with an ad of theirs. Would you like to sell here as well?</p>
        <PostLink />
      </>
    );
  if (reader.kind !== 'seller') return null;
  const { ads, answered, chosen } = reader;
  return (
    <>
      <Answered reader={reader} />
      {ads.length > 0 && <AnswerForm {...{ buyer, ads, chosen, state, written }} />}
      {ads.length === 0 && answered === 0 && (
        <>
          <p>None of your live ads fits this request.</p>
          <PostLink />
        </>
      )}
    </>
  );
}

const PostLink = () => (
  <ButtonLink kind="secondary" href="/post-an-ad">
    Post an ad
  </ButtonLink>
);

/** What one has said already, and what became of the ad that one came with. */
function Answered({ reader }: { reader: Extract<Reader, { kind: 'seller' }> }) {
  const { ads, answered, chosenIs } = reader;
  return (
    <>
      {answered > 0 && (
        <p className="wan-said">
          {sayAnswered(answered)} <a href="/messages">Your messages</a>
        </p>
      )}
      {chosenIs === 'unfit' && ads.length > 0 && (
        <p>The ad you came with does not fit this request. Choose another one of yours.</p>
      )}
      {chosenIs === 'answered' && ads.length > 0 && (
        <p>The ad you came with is among them. Choose another one of yours.</p>
      )}
    </>
  );
}

function sayAnswered(count: number): string {
  if (count >= ANSWERS_MOST) return 'You have answered with three ads, the most you can.';
  return `You have answered with ${count === 1 ? 'one ad' : `${count} ads`}.`;
}
