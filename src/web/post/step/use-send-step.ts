import { type SubmitEvent, useEffect, useRef } from 'react';
import { useBlocker, useSubmit } from 'react-router';
import type { Shown, StepSaver } from './step-saver.ts';

/** A link to another page waits for what was typed last; without a connection one stays where it can be read. */
export function useSaveBeforeLeaving(saver: StepSaver): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (saver.isUnsent() || !navigator.onLine),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const leave = async () => {
      const sent = await saver.send();
      const outcome = navigator.onLine ? sent : saver.showOffline();
      if (outcome === 'offline') blocker.reset();
      else blocker.proceed();
    };
    void leave();
  }, [blocker, saver]);
}

type FormRef = { readonly current: HTMLFormElement | null };

/** Sends the form itself, on the version that the last save gave. Two presses are one wish. */
export function useSendStep(form: FormRef, saver: StepSaver, show: (change: Partial<Shown>) => void) {
  const submit = useSubmit();
  const isLeaving = useRef(false);
  const leave = async (submitter: HTMLElement | null) => {
    if ((await saver.beforeLeaving()) === 'offline' || !form.current) return;
    const body = new FormData(form.current, submitter);
    body.set('version', String(saver.version));
    show({ problems: null });
    const sending = submit(body, { method: 'post' });
    saver.holdFor(sending);
    await sending;
  };
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving.current) return;
    isLeaving.current = true;
    const { submitter } = event.nativeEvent;
    void leave(submitter).finally(() => {
      isLeaving.current = false;
    });
  };
}
