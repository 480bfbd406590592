import { data, redirect } from 'react-router';
import { ChangePassword, EndSession, UpdateBuyer, UpdateSeller } from '#rules/account-settings.ts';
import { ACCOUNT_TYPE } from '#rules/account.ts';
import type { Route } from './+types/account-settings.ts';
import styles from '../account/account-page.module.css';
import { NewPasswordField, PasswordField } from '../account/password-field.tsx';
import { ProfileForm } from '../account/profile-form.tsx';
import { SessionList } from '../account/session-list.tsx';
import { marketContext } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { type FormState, submit, textsOf } from '../submit.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Note } from '../ui/note.tsx';

type Part = 'profile' | 'password' | 'sessions';
type Posted = { request: Request; context: Route.ActionArgs['context'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(marketContext);
  const { profile } = await orRefusedPage(accounts.profile());
  const { items } = await orRefusedPage(accounts.sessions());
  return { profile, sessions: items, saved: url.searchParams.get('saved'), path: url.pathname };
}

/** Three forms on one page; `?form=` says which was sent. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const asked = url.searchParams.get('form');
  const part: Part = asked === 'password' || asked === 'sessions' ? asked : 'profile';
  const sent = await SEND[part]({ request, context });
  if (sent.isDone) throw redirect(`${url.pathname}?saved=${part}`);
  return data({ part, state: sent.back.data }, sent.back.init ?? {});
}

const SEND = {
  profile: ({ request, context }: Posted) => {
    const isBuyer = context.get(marketContext).viewer?.accountType === ACCOUNT_TYPE.buyer;
    return submit({
      request,
      context,
      schema: isBuyer ? UpdateBuyer : UpdateSeller,
      read: (form) => withNulls(form, isBuyer ? ['kind', 'businessName'] : ['traderDetails', 'businessName']),
      order: (market, change) => market.accounts.updateProfile(change),
    });
  },
  password: (posted: Posted) =>
    submit({
      ...posted,
      schema: ChangePassword,
      order: (market, change) => market.accounts.changePassword(change),
    }),
  sessions: (posted: Posted) =>
    submit({ ...posted, schema: EndSession, order: (market, which) => market.accounts.endSession(which) }),
};

/** A field that was emptied takes away what was there. */
function withNulls(form: FormData, names: readonly string[]) {
  const texts = textsOf(form);
  return { ...texts, ...Object.fromEntries(names.map((name) => [name, texts[name] ?? null])) };
}

const SAVED: Record<string, string> = {
  profile: 'Your changes are saved.',
  password: 'Your password is changed. Every other device was signed out.',
  sessions: 'Signed out.',
};

export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, sessions, saved, path } = loaderData;
  const stateOf = (part: Part): FormState | undefined =>
    actionData?.part === part ? actionData.state : undefined;
  return (
    <div className={styles.panel}>
      <PageHead title="Settings" description="Your name, password and devices." />
      <h1>Settings</h1>
      {saved && SAVED[saved] && <Note kind="good">{SAVED[saved]}</Note>}
      <p>
        Your e-mail is <b>{profile.email}</b>. Nobody else ever sees it.
      </p>
      <ProfileForm profile={profile} state={stateOf('profile')} path={path} />
      <section className={styles.section}>
        <h2>Password</h2>
        <Form state={stateOf('password')} action={`${path}?form=password`} id="password-form">
          <PasswordField label="Password until now" />
          <NewPasswordField name="newPassword" label="New password" />
          <Button>Change my password</Button>
        </Form>
      </section>
      <section className={styles.section}>
        <h2>Where you are signed in</h2>
        <SessionList sessions={sessions} state={stateOf('sessions')} path={path} />
      </section>
    </div>
  );
}
