import { redirect } from 'react-router';
import { NeedsPasswordTyped } from '#rules/accounts/settings-schema.ts';
import { ConfirmSecondFactor, EndSecondFactor } from '#rules/accounts/sign-in/second-factor-schema.ts';
import type { Route } from './+types/second-factor-page.ts';
import styles from '../account-page.module.css';
import { PasswordField } from '../password-field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SecondFactorField } from '../second-factor-field.tsx';
import { SecondFactorSetupSteps } from './second-factor-setup.tsx';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { type Posted, submit } from '../../request/submit.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { showDate } from '../../ui/dates.ts';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Settings', url: 'settings' }, { label: 'Second factor' }],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await orRefusedPage(context.get(marketContext).accounts.secondFactor());
  return { ...shown, path: url.pathname };
}

/** Recovery codes are the answer itself, never an address that could be opened again. The forms load the whole document, so that no secret stays in the memory of a page that goes on living. */
export async function action(args: Route.ActionArgs) {
  const sent = await byIntent(args, SEND);
  if (!sent.isDone) return sent.back;
  if (sent.answer === null) throw redirect(args.url.pathname);
  return { codes: sent.answer };
}

const SEND = {
  start: (posted: Posted) =>
    submit({
      ...posted,
      schema: NeedsPasswordTyped,
      order: async (market, form) => {
        await market.accounts.startSecondFactor(form);
        return null;
      },
    }),
  confirm: (posted: Posted) =>
    submit({
      ...posted,
      schema: ConfirmSecondFactor,
      order: async (market, form) => (await market.accounts.confirmSecondFactor(form)).recoveryCodes,
    }),
  renew: (posted: Posted) =>
    submit({
      ...posted,
      schema: EndSecondFactor,
      order: async (market, form) => (await market.accounts.renewRecoveryCodes(form)).recoveryCodes,
    }),
  end: (posted: Posted) =>
    submit({
      ...posted,
      schema: EndSecondFactor,
      order: async (market, form) => {
        await market.accounts.endSecondFactor(form);
        return null;
      },
    }),
};

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { secondFactor, setup, path } = loaderData;
  const codes = actionData && 'codes' in actionData ? actionData.codes : null;
  const state = actionData && 'problems' in actionData ? actionData : undefined;
  return (
    <div className={styles.panel}>
      <PageHead title="Second factor" description="A code from your phone in addition to your password." />
      <h1>Second factor</h1>
      <p>
        With it, logging in needs your password and a code from an app on your phone. A stolen password alone
        is then useless.
      </p>
      {secondFactor.isRequired && !secondFactor.isOn && (
        <Note kind="problem">
          Staff need a second factor before they can work here. It takes two minutes.
        </Note>
      )}
      {codes && <RecoveryCodeList codes={codes} />}
      {!secondFactor.isOn && setup && <SecondFactorSetupSteps setup={setup} state={state} path={path} />}
      {!secondFactor.isOn && !setup && <Start state={state} path={path} />}
      {secondFactor.isOn && secondFactor.since && (
        <>
          <Note kind="good">
            On since {showDate(secondFactor.since)}. {secondFactor.recoveryCodesLeft} recovery codes are left.
          </Note>
          {!codes && <BothFactors state={state} path={path} isKept={secondFactor.isRequired} />}
        </>
      )}
    </div>
  );
}

type FormProps = { state: FormState | undefined; path: string };

const Start = ({ state, path }: FormProps) => (
  <>
    <p>
      You need an authenticator app on your phone. Any will do, and most password managers have one built in.
      It works offline.
    </p>
    <Form state={state} intent="start" action={path} reloadDocument>
      <PasswordField label="Your password" />
      <Button>Set it up</Button>
    </Form>
  </>
);

/** One proof, two things to do with it. */
const BothFactors = ({ state, path, isKept }: FormProps & { isKept: boolean }) => (
  <Form state={state} action={path} reloadDocument>
    <PasswordField label="Your password" />
    <SecondFactorField />
    <div className={styles.ways}>
      <Button kind="secondary" name="intent" value="renew">
        New recovery codes
      </Button>
      {!isKept && (
        <Button kind="quiet" name="intent" value="end">
          Turn it off
        </Button>
      )}
    </div>
  </Form>
);
