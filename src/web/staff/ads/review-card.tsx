import type { Market } from '#market/market.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { showAge } from '../../ui/dates.ts';
import { Form } from '../../ui/form/form.tsx';
import { adFileFacts } from './ad-file-facts.tsx';
import { AdPhotos } from './ad-photos.tsx';
import { Facts } from '../facts.tsx';
import { NoDefaultButton, ReasonField } from '../reason-field.tsx';
import { ToldField } from '../told-field.tsx';

type Waiting = Awaited<ReturnType<Market['review']['queue']>>[number];

const NAMELESS = { enteredBy: null, consent: null };

type ReviewCardProps = {
  waiting: Waiting;
  /** The ad to go on with after this one. */
  next: string;
  /** The one that the keys act on. */
  isChosen: boolean;
  state: FormState | undefined;
};

/** One ad that waits: what it shows, what speaks against it, and the three answers. */
export function ReviewCard({ waiting, next, isChosen, state }: ReviewCardProps) {
  const { ad, waitingSince } = waiting;
  return (
    <li
      id={`ad-${ad.id}`}
      className="staff-panel"
      tabIndex={-1}
      aria-label={ad.title ?? ad.id}
      aria-current={isChosen || undefined}
    >
      <AdPhotos photos={ad.photos} />
      <h2>{ad.title}</h2>
      <p className="staff-waits">Submitted {showAge(waitingSince)}</p>
      <div className="staff-two">
        <div>
          <p>{ad.description}</p>
          <Facts facts={adFileFacts({ ...NAMELESS, ...waiting })} />
        </div>
        <Form state={state} intent="decide">
          <NoDefaultButton />
          <input type="hidden" name="adId" value={ad.id} />
          <input type="hidden" name="version" value={ad.version} />
          <input type="hidden" name="next" value={next} />
          <ToldField hint="The seller reads it when you ask for changes or reject." />
          <ReasonField hint="Only staff see it. Optional if you approve." />
          <div className="staff-row">
            <Button name="decision" value="approve">
              Approve
            </Button>
            <Button name="decision" value="ask-for-changes" kind="secondary">
              Ask for changes
            </Button>
            <Button name="decision" value="reject" kind="quiet">
              Reject
            </Button>
          </div>
        </Form>
      </div>
    </li>
  );
}
