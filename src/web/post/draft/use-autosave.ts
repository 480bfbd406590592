import { type InputEvent, use, useEffect, useReducer, useRef, useState } from 'react';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { type FormState, FormTokenContext } from '../../ui/form/form-state.ts';
import {
  type Fields,
  fillIn,
  hasSameFields,
  isTouched,
  type LocalCopy,
  readFormFields,
} from './local-copy.ts';
import { showClock } from './saved-words.ts';
import { type Shown, StepSaver } from '../step/step-saver.ts';
import type { StepName } from '../step/steps.ts';
import { useSaveBeforeLeaving, useSendStep } from '../step/use-send-step.ts';

const WAIT_MS = 700;
const NOTHING_YET: Shown = { outcome: 'saved', line: null, problems: null };

type Step = {
  ad: OwnAd;
  step: StepName;
  /** Set where it came back with what was typed: that counts, and not what this browser kept. */
  state: FormState | undefined;
};

/** The form of a step that saves itself: what to give the form, and what to say of it. */
export function useAutosave({ ad, step, state }: Step) {
  const form = useRef<HTMLFormElement>(null);
  const token = use(FormTokenContext);
  const [shown, show] = useReducer(mergeShown, NOTHING_YET);
  const [typed, setTyped] = useState<Fields | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const [saver] = useState(
    () =>
      new StepSaver({
        draft: ad.id,
        step,
        version: ad.version,
        token,
        isSending: ad.status === 'draft',
        show,
      }),
  );
  const changed = (waitMs: number) => {
    if (!form.current) return;
    const fields = readFormFields(form.current);
    setTyped(fields);
    saver.changed(fields, waitMs);
  };
  const restore = ({ fields, at }: LocalCopy) => {
    if (form.current) fillIn(form.current, fields);
    changed(0);
    show({ line: `We restored what you typed at ${showClock(at)}.` });
  };

  useEffect(() => saver.open(), [saver]);
  const version = Math.max(ad.version, Number(state?.typed['version']?.[0] ?? 0));
  useEffect(() => saver.noteVersion(version), [saver, version]);
  const earlier = useEarlierCopy({ form, saver, isRefused: !!state, setTyped, changed, restore });
  useConnection(saver, show);
  useSaveBeforeLeaving(saver);
  return {
    form,
    shown,
    typed,
    earlier,
    /** The field under the hand: nobody is corrected while they type. */
    typing,
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const name = toTextName(target);
      setTyping(name);
      changed(name === null ? 0 : WAIT_MS);
    },
    onBlur: () => {
      afterPress(() => setTyping(null));
      if (saver.isUnsent()) saver.later(0);
    },
    onSubmit: useSendStep(form, saver, show),
  };
}

/**
 * A field is left when the mouse goes down on the next thing: were that moved by what is said now, before the mouse
 * comes up again, it would not have been clicked.
 */
function afterPress(act: () => void): void {
  if (!document.body.matches(':active')) act();
  else addEventListener('pointerup', () => setTimeout(act), { once: true });
}

/** The name of a field that is typed into letter by letter; null where one choice is all. */
const toTextName = (target: EventTarget): string | null => {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));
  return isText ? target.name : null;
};

const mergeShown = (shown: Shown, change: Partial<Shown>): Shown => ({ ...shown, ...change });

type Earlier = {
  form: { current: HTMLFormElement | null };
  saver: StepSaver;
  isRefused: boolean;
  setTyped: (fields: Fields) => void;
  changed: (waitMs: number) => void;
  restore: (copy: LocalCopy) => void;
};

/** What did not reach the server the last time. Null, unless the ad has changed since: then its owner decides. */
function useEarlierCopy({ form, saver, isRefused, setTyped, changed, restore }: Earlier) {
  const [copy, setCopy] = useState<LocalCopy | null>(null);
  useEffect(() => {
    if (!form.current) return;
    const fields = readFormFields(form.current);
    const wasTouched = isTouched(form.current);
    setTyped(fields);
    saver.begin(fields, wasTouched);
    const found = saver.copy.read();
    const isOld = found?.isSent && found.version !== saver.version;
    if (!found || isOld || hasSameFields(found.fields, fields)) {
      saver.copy.remove();
      if (wasTouched) changed(0);
    } else if (!isRefused) {
      if (found.version === saver.version) restore(found);
      else setCopy(found);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when the step opens
  }, []);
  const decide = (wish: () => void) => () => {
    setCopy(null);
    wish();
  };
  return copy && { use: decide(() => restore(copy)), forget: decide(() => saver.copy.remove()) };
}

function useConnection(saver: StepSaver, show: (change: Partial<Shown>) => void): void {
  useEffect(() => {
    const leaving = new AbortController();
    const isBack = () => {
      show({ outcome: 'saved', line: null });
      saver.later(0);
    };
    const { signal } = leaving;
    addEventListener('online', isBack, { signal });
    addEventListener('offline', () => saver.showOffline(), { signal });
    return () => leaving.abort();
  }, [saver, show]);
}
