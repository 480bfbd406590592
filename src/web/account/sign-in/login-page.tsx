import { data, redirect, redirectDocument } from 'react-router';
import { Login } from '#rules/accounts/account-schema.ts';
import { toAreaPath } from '#rules/accounts/account.ts';
import type { NotUsable } from '#market/accounts/account-view.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';
import type { Route } from './+types/login-page.ts';
import styles from '../account-page.module.css';
import { pathAfterSignIn } from './after-login.ts';
import { DemoAccountList } from './demo-account-list.tsx';
import { LoginNote, WRONG } from './login-note.tsx';
import { asksForCode, SecondFactorField } from '../second-factor-field.tsx';
import { forgetWanted, keepWanted, wantedPath } from '../../request/wanted-path.ts';
import { PasswordField } from '../password-field.tsx';
import { marketContext, siteContext } from '../../request/page-context.ts';
import { EmailField } from '../email-field.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { isTicked, readTexts } from '../../request/form-fields.ts';
import { submit } from '../../request/submit.ts';
import { answerSignedIn, HandOver, toHandedOver } from '../../session/hand-over.tsx';
import { useLoginForm } from '../../session/use-login-form.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/form/fields/choice.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Log in' }] };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = url.searchParams;
  const { viewer } = context.get(marketContext);
  if (viewer)
    // A whole page: what somebody wanted may be a file, and everything on the page is theirs from here on.
    throw redirectDocument(
      pathWithinSite(asked.get('next')) ?? (await wantedPath(request)) ?? toAreaPath(viewer),
      { headers: await forgetWanted(url) },
    );
  const shown = {
    reason: asked.get('reason'),
    email: asked.get('email') ?? '',
    query: url.search,
    isDemo: context.get(siteContext).demo,
  };
  return data(shown, { headers: await keepWanted(url) });
}

/** Reached without script, and with it only before React took over: then the answer hands over what is to be saved. */
export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: Login,
    read: (form) => {
      const { email, password, code } = readTexts(form);
      return { email, password, code, stay: isTicked(form, 'stay') };
    },
    order: async (market, form) => ({ outcome: await market.accounts.logIn(form), form }),
  });
  if (!sent.isDone) return sent.back;
  const { outcome, form } = sent.answer;
  const wanted = args.url.searchParams.get('next') ?? (await wantedPath(args.request)) ?? null;
  if (outcome.success === 1)
    return answerSignedIn(outcome.loginDetails, pathAfterSignIn(outcome.loginDetails, wanted));
  if (outcome.success === 2) throw redirect(noWayIn(args.url, outcome.reason, form));
  return data<FormState>({ message: WRONG, problems: {}, typed: { email: [form.email] } }, { status: 422 });
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reason, email, query, isDemo } = loaderData;
  const { handedOver, state: back } = toHandedOver(actionData);
  const { state, isChecking, tries, onSubmit } = useLoginForm('login', back);
  if (handedOver) return <HandOver handedOver={handedOver} />;
  return (
    <div className={styles.page}>
      <PageHead title="Log in" description="Log in to your account." path="/login" />
      <h1>Log in</h1>
      <LoginNote reason={reason} email={email} />
      <Form state={state} action={`/login${query}`} onSubmit={onSubmit}>
        <EmailField defaultValue={email} />
        <PasswordField tries={tries} />
        {asksForCode(reason) && <SecondFactorField />}
        <Tick name="stay" defaultChecked>
          Stay signed in on this device
        </Tick>
        <Button>{isChecking ? 'Checking…' : 'Log in'}</Button>
      </Form>
      <p className={styles.ways}>
        <a href="/forgot-password">Forgot your password?</a>
        <a href="/register">Open an account</a>
      </p>
      {isDemo && <DemoAccountList />}
    </div>
  );
}

/** Back to this page, which says what is missing; where somebody wanted to go stays known. */
function noWayIn(url: URL, reason: NotUsable, { email, code }: Login): string {
  const asked = new URLSearchParams(url.search);
  asked.set('reason', reason === 'second-factor' && code ? 'wrong-code' : reason);
  asked.set('email', email);
  return `/login?${asked}`;
}
