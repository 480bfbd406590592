import { RETENTION } from '#rules/retention/retention.ts';
import { data, redirect } from 'react-router';
import { RestoreAccount } from '#rules/accounts/settings-schema.ts';
import type { Route } from './+types/keep-account-page.ts';
import styles from '../account-page.module.css';
import { pathAfterSignIn } from './after-login.ts';
import { LoginNote, WRONG } from './login-note.tsx';
import { PasswordField } from '../password-field.tsx';
import { asksForCode, SecondFactorField } from '../second-factor-field.tsx';
import { EmailField } from '../email-field.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { submit } from '../../request/submit.ts';
import { answerSignedIn, HandOver, toHandedOver } from '../../session/hand-over.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Keep your account' }] };

export const loader = ({ url }: Route.LoaderArgs) => ({
  email: url.searchParams.get('email') ?? '',
  reason: url.searchParams.get('reason'),
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: RestoreAccount,
    order: async (market, form) => ({ outcome: await market.accounts.restore(form), form }),
  });
  if (!sent.isDone) return sent.back;
  const { outcome, form } = sent.answer;
  if (outcome.success === 1)
    return answerSignedIn(outcome.loginDetails, pathAfterSignIn(outcome.loginDetails, null));
  if (outcome.success === 2) {
    const { email } = form;
    const isHere = outcome.reason === 'second-factor';
    const reason = isHere && asksForCode(url.searchParams.get('reason')) ? 'wrong-code' : outcome.reason;
    throw redirect(`${isHere ? '/keep-account' : '/login'}?${new URLSearchParams({ reason, email })}`);
  }
  return data<FormState>({ message: WRONG, problems: {}, typed: {} }, { status: 422 });
}

export default function KeepAccountPage({ loaderData: { email, reason }, actionData }: Route.ComponentProps) {
  const { handedOver, state } = toHandedOver(actionData);
  if (handedOver) return <HandOver handedOver={handedOver} />;
  return (
    <div className={styles.page}>
      <PageHead title="Keep your account" description="Undo the deletion of your account." />
      <h1>Keep your account</h1>
      <p>
        You can restore it within {RETENTION.account} days of deleting it. Your ads stay paused until you put
        them live again.
      </p>
      {asksForCode(reason) && <LoginNote reason={reason} email={email} />}
      <Form state={state} reloadDocument>
        <EmailField defaultValue={email} />
        <PasswordField />
        {asksForCode(reason) && <SecondFactorField />}
        <Button>Keep my account</Button>
      </Form>
    </div>
  );
}
