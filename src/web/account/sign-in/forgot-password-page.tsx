import { redirect } from 'react-router';
import { ForgetPassword, ResetPassword } from '#rules/accounts/account-schema.ts';
import type { Route } from './+types/forgot-password-page.ts';
import styles from '../account-page.module.css';
import { NewPasswordField } from '../password-field.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';

const CODE_STEP = '/forgot-password?step=code';

export function loader({ url }: Route.LoaderArgs) {
  return { hasCode: url.searchParams.get('step') === 'code', email: url.searchParams.get('email') ?? '' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return url.searchParams.get('step') === 'code' ? reset(request, context) : ask(request, context);
}

async function ask(request: Request, context: Route.ActionArgs['context']) {
  const sent = await submit({
    request,
    context,
    schema: ForgetPassword,
    order: async (market, { email }) => {
      await market.accounts.askForCode({ email, purpose: 'reset-password' });
      return email;
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${CODE_STEP}&email=${encodeURIComponent(sent.answer)}`);
}

async function reset(request: Request, context: Route.ActionArgs['context']) {
  const sent = await submit({
    request,
    context,
    schema: ResetPassword,
    order: async (market, form) => {
      await market.accounts.resetPassword(form);
      return form.email;
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/login?reason=new-password&email=${encodeURIComponent(sent.answer)}`);
}

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
          <Form state={actionData} action={CODE_STEP}>
            <Field
              name="email"
              label="E-mail"
              type="email"
              autoComplete="username"
              defaultValue={email}
              required
            />
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
        <Form state={actionData}>
          <Field name="email" label="E-mail" type="email" autoComplete="username" required />
          <Button>Send me a code</Button>
        </Form>
      )}
      <p>
        <a href="/login">Back to login</a>
      </p>
    </div>
  );
}
