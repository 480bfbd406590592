import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import type { Problems } from '#rules/refusal.ts';
import { loginPath } from '../../request/sign-in.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { AdPreview } from '../preview/ad-preview.tsx';
import { DraftFields } from './step-frame.tsx';
import type { StepName } from './steps.ts';
import type { Shown } from './step-saver.ts';
import { TypedContext } from '../draft/typed.ts';
import { useAutosave } from '../draft/use-autosave.ts';
import styles from './step-form.module.css';

type StepFormProps = {
  ad: OwnAd;
  step: Exclude<StepName, 'photos'>;
  state: FormState | undefined;
  /** The page itself says on top what stops the form. */
  isSaidAbove?: boolean;
  children: ReactNode;
};

/**
 * A step of posting, and beside it the ad as buyers will see it. A draft is saved while it is typed; an ad that is on
 * show only when its owner says so, but what is typed stays in the browser until then.
 */
export function StepForm({ ad, step, state, isSaidAbove = false, children }: StepFormProps) {
  const { form, shown, typed, typing, earlier, ...events } = useAutosave({ ad, step, state });
  const usual =
    ad.status === 'draft' ? 'Your draft is saved at every step.' : 'Changes take effect when you save them.';
  return (
    <TypedContext value={typed}>
      <div className={styles.step}>
        <AdPreview ad={ad} step={step} />
        <div className={styles.form}>
          {earlier && <TypedBefore {...earlier} />}
          <Form
            ref={form}
            state={state}
            note={isSaidAbove ? 'above' : 'focused'}
            found={useMemo(() => without(shown.problems, typing), [shown.problems, typing])}
            {...events}
          >
            <DraftFields ad={ad} />
            {children}
            <output className={styles.saved}>{shown.line ?? usual}</output>
          </Form>
          <Bar {...shown} />
        </div>
      </div>
    </TypedContext>
  );
}

const without = (problems: Problems | null, name: string | null): Problems | null =>
  problems && Object.fromEntries(Object.entries(problems).filter(([each]) => each !== name));

/** What somebody has to know wherever they are in the form. */
function Bar({ outcome, line }: Shown) {
  const { pathname, search } = useLocation();
  return (
    <output className={outcome === 'saved' ? undefined : styles.bar}>
      {outcome === 'offline' && (
        <>
          <b>No connection.</b> What you type is saved on this device and sent as soon as you are online.
        </>
      )}
      {outcome === 'logged-out' && (
        <>
          <b>You are logged out.</b> What you typed is safe on this device.{' '}
          <a href={loginPath(pathname + search)}>Log in and continue here</a>
        </>
      )}
      {outcome === 'stopped' && line}
    </output>
  );
}

/** Typed here earlier and never sent, while the ad was changed elsewhere: its owner decides. */
function TypedBefore({ use, forget }: { use: () => void; forget: () => void }) {
  return (
    <div className={styles.before}>
      <p>You typed something here on this device that was never sent, and the ad has changed since.</p>
      <div className={styles.row}>
        <Button type="button" kind="secondary" onClick={use}>
          Use what I typed
        </Button>
        <Button type="button" kind="quiet" onClick={forget}>
          Discard it
        </Button>
      </div>
    </div>
  );
}
