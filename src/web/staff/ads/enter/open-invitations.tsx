import type { OpenInvitation } from '#market/invitations/invitation-view.ts';
import { INVITATION_MAILS } from '#rules/staff/invitation.ts';
import { plural } from '#rules/text/plural.ts';
import { Moment } from '../../../frame/time/moment.tsx';
import { Button } from '../../../ui/button.tsx';
import type { FormState } from '../../../ui/form/form-state.ts';
import { Form } from '../../../ui/form/form.tsx';
import { ReasonAct } from '../../reason-act.tsx';

type Props = { invitations: readonly OpenInvitation[]; state: FormState | undefined };

/** Who was invited and has not answered yet. */
export function OpenInvitations({ invitations, state }: Props) {
  if (invitations.length === 0) return null;
  return (
    <section className="staff-panel" aria-labelledby="invited">
      <h2 id="invited">Invited, and no answer yet: {invitations.length}</h2>
      {invitations.map((invitation) => (
        <Invited
          key={invitation.userId}
          invitation={invitation}
          // What came back concerns one of them.
          state={state?.typed['userId']?.[0] === invitation.userId ? state : undefined}
        />
      ))}
    </section>
  );
}

function Invited({ invitation, state }: { invitation: OpenInvitation; state: FormState | undefined }) {
  const { userId, username, email, invitedBy, until, mails, adId } = invitation;
  const who = <input type="hidden" name="userId" value={userId} />;
  return (
    <article aria-label={username}>
      <h3>{username}</h3>
      <p>
        {email}, invited by {invitedBy ?? 'somebody who has left'},{' '}
        {mails === 0 ? <b>not mailed yet</b> : `mailed ${plural(mails, 'time')}`}. Ends on{' '}
        <Moment at={until} />.{' '}
        {adId !== null && <a href={`/post-an-ad/check?draft=${adId}`}>The ad of {username}</a>}
      </p>
      {mails < INVITATION_MAILS && (
        <Form state={state} intent="send">
          {who}
          <Button kind="secondary">
            {mails === 0 ? `Send it to ${username}` : `Send it again to ${username}`}
          </Button>
        </Form>
      )}
      <ReasonAct
        intent="withdraw"
        label={`Withdraw the invitation of ${username}`}
        says={`The account and the ad of ${username} are erased at once, and the link of the e-mail ends.`}
        state={state}
      >
        {who}
      </ReasonAct>
    </article>
  );
}
