import { data, redirect } from 'react-router';
import { Login } from '#rules/account-forms.ts';
import { areaOf } from '#rules/account.ts';
import type { LoginOutcome } from '#rules/account-views.ts';
import type { Route } from './+types/login.ts';
import styles from '../account/account-page.module.css';
import { pathAfter, safePath } from '../account/after-login.ts';
import { DemoAccounts } from '../account/demo-accounts.tsx';
import { LoginNote, WRONG } from '../account/login-note.tsx';
import { forgetWanted, keepWanted, wantedPath } from '../account/wanted-path.ts';
import { PasswordField } from '../account/password-field.tsx';
import { marketContext, siteContext } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { type FormState, submit, textsOf } from '../submit.ts';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = url.searchParams;
  const { viewer } = context.get(marketContext);
  if (viewer)
    throw redirect(safePath(asked.get('next')) ?? wantedPath(request) ?? areaOf(viewer), {
      headers: forgetWanted(url),
    });
  const shown = {
    reason: asked.get('reason'),
    email: asked.get('email') ?? '',
    query: url.search,
    isDemo: context.get(siteContext).demo,
  };
  return data(shown, { headers: keepWanted(url) });
}

/** Without script nothing can be saved in the browser, so this session is for one day. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const sent = await submit({
    request,
    context,
    schema: Login,
    read: (form) => {
      const { email, password } = textsOf(form);
      return { email, password, stay: false };
    },
    order: async (market, form) => ({ outcome: await market.accounts.logIn(form), email: form.email }),
  });
  if (!sent.isDone) return sent.back;
  const { outcome, email } = sent.answer;
  const wanted = url.searchParams.get('next') ?? wantedPath(request) ?? null;
  if (outcome.success === 1) throw redirect(pathAfter(outcome.loginDetails, wanted));
  if (outcome.success === 2) throw redirect(noWayIn(outcome, email));
  return data<FormState>({ message: WRONG, problems: {}, typed: { email: [email] } }, { status: 422 });
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reason, email, query, isDemo } = loaderData;
  return (
    <div className={styles.page}>
      <PageHead title="Log in" description="Log in to your account." path="/login" />
      <h1>Log in</h1>
      <LoginNote reason={reason} email={email} />
      <Form state={actionData} action={`/login${query}`} data-login="login">
        <Field
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <PasswordField />
        <Tick name="stay" defaultChecked>
          Stay signed in on this device
        </Tick>
        <Button>Log in</Button>
      </Form>
      <p className={styles.ways}>
        <a href="/forgot-password">Forgot your password?</a>
        <a href="/register">Open an account</a>
      </p>
      {isDemo && <DemoAccounts />}
    </div>
  );
}

const noWayIn = ({ reason }: Extract<LoginOutcome, { success: 2 }>, email: string) =>
  `/login?reason=${reason}&email=${encodeURIComponent(email)}`;
