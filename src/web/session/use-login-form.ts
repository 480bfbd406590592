import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormState } from '../ui/form/form-state.ts';
import { postToApi } from '../ui/browser/api-in-browser.ts';
import { type LoginAnswer, neverChosePlan, readDetails } from './login-answer.ts';
import { save, wipe } from './saved-login.ts';

type Operation = 'login' | 'verifyOtp';
type Sent = Record<string, string | boolean>;
type Outcome = { signedIn: string } | { askedAgain: string } | { refused: FormState };

/** For the page's own action alone; `stay` is said as yes or no. */
const NOT_SENT = new Set(['token', 'intent', 'stay']);
const NOT_REACHED = 'We could not be reached. Please check your connection and try again.';
const NOT_ACCEPTED = 'The e-mail address or password is wrong.';
const NO_SESSION = 'You could not be signed in. Please try again.';

/**
 * A form that signs in is sent to the API, so that the browser can save what keeps it signed in. Sent before React took
 * over, it goes to the page's action, which hands the same over (`hand-over.tsx`); `back` is what that refused.
 */
export function useLoginForm(operation: Operation, back: FormState | undefined) {
  const navigate = useNavigate();
  const [answered, setAnswered] = useState<{ state: FormState | undefined; after: FormState | undefined }>();
  const [tries, setTries] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const send = async (sent: Sent) => {
    setAnswered({ state: undefined, after: back });
    setChecking(true);
    setTries(tries + 1);
    const outcome = await askToSignIn(operation, sent);
    // The button says so until the new page is there: everything on it is another's.
    if ('signedIn' in outcome) return location.assign(outcome.signedIn);
    if ('refused' in outcome) setAnswered({ state: outcome.refused, after: back });
    else await navigate(outcome.askedAgain, { replace: true });
    setChecking(false);
  };
  return {
    /** What has to be put right: the newest of what the API and the page's action said. */
    state: answered && answered.after === back ? answered.state : back,
    isChecking,
    /** Grows each time it is sent, for fields that then forget what was typed. */
    tries,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isChecking) void send(readLoginForm(operation, new FormData(event.currentTarget)));
    },
  };
}

function readLoginForm(operation: Operation, form: FormData): Sent {
  const sent: Sent = operation === 'login' ? { stay: form.has('stay') } : {};
  for (const [name, value] of form)
    if (!NOT_SENT.has(name) && typeof value === 'string' && value !== '') sent[name] = value;
  return sent;
}

async function askToSignIn(operation: Operation, sent: Sent): Promise<Outcome> {
  try {
    const response = await postToApi(`user/${operation}`, sent);
    return take((await response.json()) as LoginAnswer, sent);
  } catch {
    return refuse(NOT_REACHED);
  }
}

function take(answer: LoginAnswer, sent: Sent): Outcome {
  if (answer.success === 1) {
    const details = readDetails(answer);
    if (!details) return refuse(NO_SESSION);
    if (details.device_pass) save({ email: details.email, password: details.device_pass });
    else wipe();
    return { signedIn: neverChosePlan(details) ? '/payment/' : pathAfterLoginForm() };
  }
  if (answer.success === 2) return { askedAgain: toLoginPath(String(answer.reason), sent) };
  return refuse(answer.message ?? NOT_ACCEPTED, answer.fields);
}

const refuse = (message: string, problems: FormState['problems'] = {}): Outcome => ({
  refused: { message, problems, typed: {} },
});

/** The login page says what is missing; where somebody wanted to go stays known. */
function toLoginPath(reason: string, sent: Sent): string {
  const asked = new URLSearchParams(location.search);
  asked.set('reason', reason === 'second-factor' && sent['code'] ? 'wrong-code' : reason);
  asked.set('email', String(sent['email']));
  return `/login?${asked}`;
}

/** The server knows where somebody belongs: the login page sends whoever is signed in on their way. */
const pathAfterLoginForm = () =>
  location.pathname === '/login' ? location.pathname + location.search : '/login';
