import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { loginPath } from '../request/sign-in.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import script from '../script/post-step.ts?worker&url';
import type { FormState } from '../ui/form/form-state.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { DraftFields } from './step-frame.tsx';
import type { StepName } from './steps.ts';
import styles from './step-form.module.css';

type StepFormProps = {
  ad: OwnAd;
  step: StepName;
  state: FormState | undefined;
  /** The page itself says on top what stops the form. */
  isSaidAbove?: boolean;
  children: ReactNode;
};

/**
 * A step of posting. A draft is saved while it is typed; an ad that is on show only when its owner says so, but what
 * is typed stays in the browser until then.
 */
export function StepForm({ ad, step, state, isSaidAbove = false, children }: StepFormProps) {
  const { pathname, search } = useLocation();
  const isDraft = ad.status === 'draft';
  return (
    <>
      <TypedBefore />
      <Form
        state={state}
        note={isSaidAbove ? 'above' : 'focused'}
        data-autosave={isDraft ? 'send' : 'keep'}
        data-step={step}
      >
        <DraftFields ad={ad} />
        {children}
        <output className={styles.saved} data-saved="">
          {isDraft ? 'Your draft is saved at every step.' : 'Changes take effect when you save them.'}
        </output>
      </Form>
      <output className={styles.bar} data-bar="offline" hidden>
        <b>No connection.</b> What you type is saved on this device and sent as soon as you are online.
      </output>
      <output className={styles.bar} data-bar="logged-out" hidden>
        <b>You are logged out.</b> What you typed is safe on this device.{' '}
        <a href={loginPath(pathname + search)}>Log in and continue here</a>
      </output>
      <script type="module" src={script} />
    </>
  );
}

/** Typed here earlier and never sent, while the ad was changed elsewhere: its owner decides. */
function TypedBefore() {
  return (
    <div className={styles.before} data-typed-before="" hidden>
      <p>You typed something here on this device that was never sent, and the ad has changed since.</p>
      <div className={styles.row}>
        <Button type="button" kind="secondary" data-use="">
          Use what I typed
        </Button>
        <Button type="button" kind="quiet" data-forget="">
          Discard it
        </Button>
      </div>
    </div>
  );
}
