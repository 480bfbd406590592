import type { OwnAd } from '#rules/own-ad.ts';
import type { FormState } from '../submit.ts';
import { Button } from '../ui/button.tsx';
import { showAge } from '../ui/dates.ts';
import { Form } from '../ui/form.tsx';
import { adFileFacts } from './ad-file-facts.tsx';
import { AdPhotos } from './ad-photos.tsx';
import { Facts } from './facts.tsx';
import { NoDefaultButton, ReasonField } from './reason-field.tsx';

type Waiting = {
  ad: OwnAd;
  seller: { id: string; username: string };
  risk: number;
  signals: string[];
  waitingSince: string;
};

const NAMELESS = { enteredBy: null, consent: null };

/** One ad that waits: what it shows, what speaks against it, and the three answers. */
export function ReviewCard({ waiting, state }: { waiting: Waiting; state: FormState | undefined }) {
  const { ad, waitingSince } = waiting;
  return (
    <li className="staff-panel" tabIndex={-1} aria-label={ad.title ?? ad.id}>
      <AdPhotos photos={ad.photos} />
      <h2>{ad.title}</h2>
      <p className="staff-waits">Waiting since {showAge(waitingSince)}</p>
      <div className="staff-two">
        <div>
          <p>{ad.description}</p>
          <Facts facts={adFileFacts({ ...NAMELESS, ...waiting })} />
        </div>
        <Form state={state}>
          <NoDefaultButton />
          <input type="hidden" name="adId" value={ad.id} />
          <input type="hidden" name="version" value={ad.version} />
          <ReasonField
            label="Reason"
            hint="The seller reads it when you ask for changes or reject; to approve it may stay empty."
          />
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
