import { useEffect } from 'react';
import { redirect } from 'react-router';
import {
  ChangeEmailTyped,
  ChangePassword,
  EndSession,
  ProveNewEmail,
  UpdateBuyer,
  UpdateSeller,
} from '#rules/accounts/settings-schema.ts';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import type { Route } from './+types/account-settings-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import styles from '../account-page.module.css';
import { AlsoSellForm } from './also-sell-form.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm, toOwnProfile } from './profile-form.tsx';
import { SessionList, toSession } from './session-list.tsx';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { readTexts } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { followNewAddress } from '../../session/saved-login.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useEntryKey } from '../../ui/hooks/use-entry-key.ts';

type Part = keyof typeof SEND;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(marketContext);
  const { profile } = await orRefusedPage(accounts.profile());
  const { items } = await orRefusedPage(accounts.sessions());
  const { secondFactor } = await orRefusedPage(accounts.secondFactor());
  return {
    profile: toOwnProfile(profile),
    sessions: items.map(toSession),
    isGuarded: secondFactor.isOn,
    saved: url.searchParams.get('saved'),
    path: url.pathname,
  };
}

export async function action(args: Route.ActionArgs) {
  const sent = await byIntent(args, SEND);
  if (!sent.isDone) return sent.back;
  const part = sent.intent as Part;
  throw redirect(`${args.url.pathname}?saved=${part}${PLACES[part]}`);
}

const SEND = {
  profile: (posted: Posted) => {
    const isBuyer = posted.context.get(marketContext).viewer?.accountType === ACCOUNT_TYPE.buyer;
    return submit({
      ...posted,
      schema: isBuyer ? UpdateBuyer : UpdateSeller,
      // A seller who bought here first may say what kind of buyer they are.
      read: (form) =>
        readWithNulls(
          form,
          ['kind', 'businessName'].filter((name) => form.has(name)),
        ),
      order: (market, change) => market.accounts.updateProfile(change),
    });
  },
  email: (posted: Posted) =>
    submit({
      ...posted,
      schema: ChangeEmailTyped,
      order: (market, change) => market.accounts.changeEmail(change),
    }),
  'email-code': (posted: Posted) =>
    submit({
      ...posted,
      schema: ProveNewEmail,
      order: (market, code) => market.accounts.proveNewEmail(code),
    }),
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
function readWithNulls(form: FormData, names: readonly string[]) {
  const texts = readTexts(form);
  return { ...texts, ...Object.fromEntries(names.map((name) => [name, texts[name] ?? null])) };
}

/** Where on the page each part is. */
const PLACES: Record<Part, string> = {
  profile: '',
  email: '#e-mail',
  'email-code': '#e-mail',
  password: '#password-form',
  sessions: '#devices',
};

const SAVED: Record<Part, string> = {
  profile: 'Your changes are saved.',
  email: 'If nobody uses this address yet, a code is on its way to it. Enter it below.',
  'email-code': 'Your e-mail address has been changed. All other devices were signed out.',
  password: 'Your password has been changed. All other devices were signed out.',
  sessions: 'Signed out.',
};

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function AccountSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, sessions, isGuarded, saved, path } = loaderData;
  const { isStaff } = profile;
  const key = useEntryKey();
  useEffect(() => followNewAddress(profile.email), [profile.email]);
  return (
    <div className={styles.panel}>
      <PageHead title="Settings" description="Your name, address, password and devices." />
      <h1>Settings</h1>
      <SavedNote part="profile" saved={saved} />
      {isStaff ? (
        <p>
          You are signed in as <b>{profile.username}</b>.
        </p>
      ) : (
        <ProfileForm profile={profile} state={actionData} path={path} />
      )}
      {profile.accountType === ACCOUNT_TYPE.buyer && <AlsoSellPart />}
      <section className={styles.section} id="e-mail">
        <h2>E-mail</h2>
        <SavedNote part="email" saved={saved} />
        <SavedNote part="email-code" saved={saved} />
        <p>
          Your e-mail is <b>{profile.email}</b>. Nobody else ever sees it.{' '}
          {!isStaff && <a href="/messages/settings">Which e-mails we send you</a>}
        </p>
        <EmailForm isAsked={saved === 'email'} state={actionData} path={path} />
      </section>
      <section className={styles.section} id="password-form">
        <h2>Password</h2>
        <SavedNote part="password" saved={saved} />
        <PasswordForm
          isStaff={isStaff}
          savedAt={saved === 'password' ? key : undefined}
          state={actionData}
          path={path}
        />
      </section>
      <SecondFactorPart isGuarded={isGuarded} path={path} />
      <section className={styles.section} id="devices">
        <h2>Where you are signed in</h2>
        <SavedNote part="sessions" saved={saved} />
        <SessionList sessions={sessions} state={actionData} path={path} />
      </section>
    </div>
  );
}

function SecondFactorPart({ isGuarded, path }: { isGuarded: boolean; path: string }) {
  return (
    <section className={styles.section}>
      <h2>Second factor</h2>
      <p>
        {isGuarded
          ? 'On: logging in needs your password and a code from your phone.'
          : 'Off: your password alone opens your account.'}
      </p>
      <ButtonLink kind="secondary" href={`${path}/second-factor`}>
        {isGuarded ? 'Change it' : 'Set it up'}
      </ButtonLink>
    </section>
  );
}

function AlsoSellPart() {
  return (
    <section className={styles.section} id="also-sell">
      <h2>Also sell here</h2>
      <AlsoSellForm state={undefined} next="/seller/seller-profile?sells" />
    </section>
  );
}

/** What went well, said where it happened: the forms lead back to their own part of the page. */
const SavedNote = ({ part, saved }: { part: Part; saved: string | null }) =>
  part === saved && <Note kind="good">{SAVED[part]}</Note>;
