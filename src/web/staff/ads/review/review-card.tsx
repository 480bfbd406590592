import { asRefused, type FormState } from '../../../ui/form/form-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Age } from '../../../frame/time/age.tsx';
import { Form } from '../../../ui/form/form.tsx';
import type { ReviewedAd } from '../file/ad-file.ts';
import { AdPhotos } from '../file/ad-photos.tsx';
import type { Decision } from './review-answer.ts';
import { useReviewCard } from './use-review-card.ts';
import type { ShownFact } from '../../shown-fact.ts';
import { ShownFacts } from '../../facts.tsx';
import { NoDefaultButton, ReasonField } from '../../reason-field.tsx';
import { ToldField } from '../../told-field.tsx';

const BUTTONS = [
  ['approve', 'Approve', 'primary'],
  ['ask-for-changes', 'Ask for changes', 'secondary'],
  ['reject', 'Reject', 'quiet'],
] as const;

type ReviewCardProps = {
  ad: ReviewedAd & { about: ShownFact[] };
  /** The ad to go on with after this one. */
  next: string;
  /** The one that the keys act on. */
  isChosen: boolean;
  /** Decided, and not yet heard of: it is out of sight with all that was typed. */
  isAway: boolean;
  /** What came back of a form that was sent without script. */
  state: FormState | undefined;
  onChoose: () => void;
  onDecide: (decision: Decision) => void;
  onRefused: (why: string) => void;
  say: (sentence: string) => void;
};

/** One ad that waits: what it shows, what speaks against it, and the three answers. */
export function ReviewCard(props: ReviewCardProps) {
  const { ad, next, isChosen, isAway, state, onChoose } = props;
  const { card, form, message, reason, fetcher, press, onMessageKey } = useReviewCard({
    ...props,
    adId: ad.id,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whoever types or clicks in an ad has chosen it
    <li
      id={`ad-${ad.id}`}
      ref={card}
      className="staff-panel"
      tabIndex={-1}
      aria-label={ad.title ?? ad.number}
      aria-current={isChosen || undefined}
      hidden={isAway}
      onFocus={onChoose}
    >
      <AdPhotos photos={ad.photos} />
      <h2>{ad.title}</h2>
      <p className="staff-waits">
        Submitted <Age since={ad.waitsSince} />
      </p>
      <div className="staff-two">
        <div>
          <p>{ad.description}</p>
          <ShownFacts facts={[...ad.facts, ...ad.about]} />
        </div>
        <Form
          state={fetcher.data ? asRefused(fetcher.data) : state}
          intent="decide"
          fetcher={fetcher}
          ref={form}
        >
          <NoDefaultButton />
          <input type="hidden" name="adId" value={ad.id} />
          <input type="hidden" name="version" value={ad.version} />
          <input type="hidden" name="next" value={next} />
          <ToldField
            ref={message}
            onKeyDown={onMessageKey}
            hint="The seller reads it when you ask for changes or reject."
          />
          <ReasonField ref={reason} hint="Only staff see it. Optional if you approve." />
          <Answers onPress={press} />
        </Form>
      </div>
    </li>
  );
}

/** The three buttons. With script a press decides on the spot; without it sends the form. */
const Answers = ({ onPress }: { onPress: (decision: Decision) => void }) => (
  <div className="staff-row">
    {BUTTONS.map(([decision, label, kind]) => (
      <Button
        key={decision}
        name="decision"
        value={decision}
        kind={kind}
        onClick={(event) => {
          event.preventDefault();
          onPress(decision);
        }}
      >
        {label}
      </Button>
    ))}
  </div>
);
