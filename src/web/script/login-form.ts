import { type LoginAnswer, neverChosePlan, post } from './api.ts';
import { save, wipe } from './saved-login.ts';

type Sent = Record<string, string | boolean>;

/** For the page's own action alone; `stay` is said as yes or no. */
const NOT_SENT = new Set(['token', 'intent', 'stay']);

/** Forms that sign in are sent to the API, so that the browser can save what keeps it signed in. */
export function watchLoginForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-login]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const words = button?.textContent ?? '';
  if (button) button.textContent = 'Checking…';
  try {
    const data = readLoginForm(form);
    const answered = post(`user/${form.dataset['login']}`, data);
    forgetSecrets(form);
    const response = await answered;
    take(form, (await response.json()) as LoginAnswer, data);
  } catch {
    say(form, 'We could not be reached. Please check your connection and try again.');
  } finally {
    if (button) button.textContent = words;
  }
}

function readLoginForm(form: HTMLFormElement): Sent {
  const data: Sent = {};
  for (const [name, value] of new FormData(form))
    if (!NOT_SENT.has(name) && typeof value === 'string' && value !== '') data[name] = value;
  const stay = form.querySelector<HTMLInputElement>('input[name=stay]');
  if (stay) data['stay'] = stay.checked;
  return data;
}

/** A typed password is gone from the page as soon as it was sent. */
function forgetSecrets(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=password]')) field.value = '';
}

function take(form: HTMLFormElement, answer: LoginAnswer, sent: Sent): void {
  const details = answer.loginDetails;
  if (answer.success === 1 && details) {
    if (!details.token?.trim()) return console.warn('Token is invalid or empty!');
    if (details.device_pass) save({ email: details.email, password: details.device_pass });
    else wipe();
    location.assign(neverChosePlan(details) ? '/payment/' : pathAfterLoginForm());
    return;
  }
  if (answer.success === 2) return location.assign(toLoginPath(String(answer.reason), sent));
  const problems = Object.values(answer.fields ?? {}).flat();
  say(
    form,
    problems.length > 0 ? problems.join(' ') : (answer.message ?? 'The e-mail address or password is wrong.'),
  );
}

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

function say(form: HTMLFormElement, text: string): void {
  let place = form.querySelector('[role=alert]');
  if (!place) {
    place = document.createElement('p');
    place.setAttribute('role', 'alert');
    form.prepend(place);
  }
  place.textContent = text;
}
