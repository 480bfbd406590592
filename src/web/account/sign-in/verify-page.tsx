import { redirect, useLocation } from 'react-router';
import { ResendOtp, VerifyOtp } from '#rules/accounts/account-schema.ts';
import { CODES } from '#rules/accounts/account-rules.ts';
import { plural } from '#rules/text/plural.ts';
import type { Route } from './+types/verify-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import styles from '../account-page.module.css';
import { pathAfterSignIn } from './after-login.ts';
import { useCountdown } from './use-countdown.ts';
import { PasswordField } from '../password-field.tsx';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { readTexts } from '../../request/form-fields.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { answerSignedIn, HandOver, toHandedOver } from '../../session/hand-over.tsx';
import { useLoginForm } from '../../session/use-login-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Register', url: '/register' }, { label: 'Your code' }],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams;
  const email = asked.get('email') ?? '';
  return {
    email,
    code: asked.get('code') ?? '',
    isResent: asked.has('resent'),
    isHere: await context.get(marketContext).accounts.isRegisteredHere({ email }),
  };
}

export const action = (args: Route.ActionArgs) => byIntent(args, { verify, resend });

async function verify(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: VerifyOtp,
    order: (market, form) => market.accounts.verify(form),
  });
  if (!sent.isDone) return sent.back;
  const { loginDetails } = sent.answer;
  return answerSignedIn(loginDetails, pathAfterSignIn(loginDetails, null));
}

async function resend(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: ResendOtp,
    read: (form) => ({ email: readTexts(form)['email'], purpose: 'verify-email' }),
    order: async (market, form) => {
      await market.accounts.askForCode(form);
      return form.email;
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/verify?resent&email=${encodeURIComponent(sent.answer)}`);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, code, isResent, isHere } = loaderData;
  const { key } = useLocation();
  const { handedOver, state: back } = toHandedOver(actionData);
  const { state, isChecking, tries, onSubmit } = useLoginForm('verifyOtp', back);
  if (handedOver) return <HandOver handedOver={handedOver} />;
  return (
    <div className={styles.page}>
      <PageHead title="Enter your code" description="The code from our e-mail opens your account." />
      <h1>Enter the code from our e-mail</h1>
      <Note kind={isResent ? 'good' : 'hint'}>
        {isResent ? 'Another code is on its way' : 'We have e-mailed a six-digit code'}
        {email && ` to ${email}`}. It is valid for 10 minutes.
      </Note>
      <Form state={state} action={`/verify?email=${encodeURIComponent(email)}`} onSubmit={onSubmit}>
        {/* Says also what was wrong with asking for another code: the address stands here. */}
        <input type="hidden" name="intent" value="verify" />
        <Field name="email" label="E-mail" type="email" autoComplete="email" defaultValue={email} required />
        <Field
          name="otp"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          defaultValue={code}
          required
          hint={isHere ? 'Your account opens as soon as all six digits are there.' : undefined}
          onInput={({ currentTarget: { value, form } }) => {
            if (isHere && WHOLE_CODE.test(value)) form?.requestSubmit();
          }}
        />
        {isHere ? (
          <details className={styles.more}>
            <summary>Did you register on another device?</summary>
            <ChosenPassword tries={tries} />
          </details>
        ) : (
          <ChosenPassword tries={tries} />
        )}
        <Button>{isChecking ? 'Checking…' : 'Open my account'}</Button>
      </Form>
      <ResendForm key={key} email={email} />
      <p>
        Wrong address? <a href="/register">Register with another one</a>
      </p>
    </div>
  );
}

const WHOLE_CODE = /^\s*\d{6}\s*$/;

/** Another code, but not at once: the first may be on its way still. */
function ResendForm({ email }: { email: string }) {
  const left = useCountdown(CODES.resendAfterSeconds);
  return (
    <Form state={undefined} intent="resend" action="/verify">
      <input type="hidden" name="email" value={email} />
      <p>No e-mail after a minute? Check your spam folder, or ask for another code.</p>
      <Button kind="quiet" disabled={left > 0}>
        {left > 0 ? `Send another code in ${plural(left, 'second')}` : 'Send another code'}
      </Button>
    </Form>
  );
}

/** A code counts by itself only in the browser that registered. */
const ChosenPassword = ({ tries }: { tries: number }) => (
  <PasswordField
    label="The password you chose"
    hint="If you registered on another device or in another browser, we also need the password you chose there."
    isRequired={false}
    tries={tries}
  />
);
