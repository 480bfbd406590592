import { redirect } from 'react-router';
import { ForgetPassword, ResetPassword } from '#rules/accounts/account-schema.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import styles from '../account-page.module.css';
import { NewPasswordField } from '../password-field.tsx';
import { EmailField } from '../email-field.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Log in', url: '/login' }, { label: 'New password' }] };

const CODE_STEP = '/forgot-password?step=code';

export function loader({ url }: Route.LoaderArgs) {
  return { hasCode: url.searchParams.get('step') === 'code', email: url.searchParams.get('email') ?? '' };
}

export const action = (args: Route.ActionArgs) => byIntent(args, { ask, reset });

async function ask(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: ForgetPassword,
    order: async (market, { email }) => {
      await market.accounts.askForCode({ email, purpose: 'reset-password' });
      return email;
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${CODE_STEP}&email=${encodeURIComponent(sent.answer)}`);
}

async function reset(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: ResetPassword,
    order: async (market, form) => {
      await market.accounts.resetPassword(form);
      return form.email;
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/login?reason=new-password&email=${encodeURIComponent(sent.answer)}`);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function ForgotPasswordPage({
  loaderData: { hasCode, email },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead title="Forgot your password?" description="Choose a new password." path="/forgot-password" />
      <h1>{hasCode ? 'Choose a new password' : 'Forgot your password?'}</h1>
      {hasCode ? (
        <>
          <Note kind="good">
            If this address has an account, a code is on its way. It is valid for 10 minutes.
          </Note>
          <Form state={actionData} intent="reset" action={CODE_STEP}>
            <EmailField defaultValue={email} />
            <Field
              name="otp"
              label="8-digit code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
            <NewPasswordField label="New password" />
            <Button>Set my new password</Button>
          </Form>
        </>
      ) : (
        <Form state={actionData} intent="ask">
          <EmailField />
          <Button>Send me a code</Button>
        </Form>
      )}
      <p>
        <a href="/login">Back to login</a>
      </p>
    </div>
  );
}
