import { cookie } from './api.ts';
import { readFormFields, fillIn, hasSameFields, type LocalCopy, openLocalCopy } from './local-copy.ts';

const WAIT_MS = 700;
const TRY_AGAIN_MS = 5000;

type Outcome = 'saved' | 'offline' | 'logged-out' | 'stopped';
type Answer = { version?: number; savedAt?: string; message?: string; problems?: Record<string, string[]> };

/**
 * Keeps what is typed into a step of posting: in this browser at once, and on the server a moment later if it is a
 * draft. Without a connection, or a session, it stays here and is sent as soon as there is one.
 */
export function startAutosave(form: HTMLFormElement): void {
  new Autosave(form).start();
}

class Autosave {
  form: HTMLFormElement;
  /** What is on show is changed on the server only when its owner says so. */
  isSending: boolean;
  copy: ReturnType<typeof openLocalCopy>;
  known: LocalCopy['fields'];
  line: Promise<Outcome> = Promise.resolve('saved');
  timer: ReturnType<typeof setTimeout> | undefined;
  isCleared = false;

  constructor(form: HTMLFormElement) {
    this.form = form;
    this.isSending = form.dataset['autosave'] === 'send';
    this.copy = openLocalCopy(`typed ${this.value('draft')} ${form.dataset['step']}`);
    this.known = readFormFields(form);
  }

  start(): void {
    this.form.addEventListener('input', () => this.changed(WAIT_MS));
    this.form.addEventListener('change', () => this.changed(0));
    this.form.addEventListener('submit', (event) => this.submitted(event));
    addEventListener('online', () => this.later(0));
    addEventListener('offline', () => this.show('offline'));
    this.bringBack();
  }

  value(name: string): string {
    const field = this.form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  }

  changed(wait: number): void {
    this.keepHere();
    if (this.isSending) this.later(wait);
  }

  keepHere(more: Partial<LocalCopy> = {}): void {
    this.copy.write({
      fields: readFormFields(this.form),
      version: this.value('version'),
      at: Date.now(),
      ...more,
    });
  }

  later(wait: number): void {
    clearTimeout(this.timer);
    if (this.isSending) this.timer = setTimeout(() => void this.send(), wait);
  }

  /** One after the other: each save is made on the version that the last one gave. */
  send(): Promise<Outcome> {
    clearTimeout(this.timer);
    this.line = this.line.then(() => this.sendNow());
    return this.line;
  }

  async sendNow(): Promise<Outcome> {
    const fields = readFormFields(this.form);
    if (hasSameFields(fields, this.known)) return 'saved';
    this.say('Saving…');
    const response = await this.post().catch(() => undefined);
    if (!response || response.status >= 500 || response.status === 429) return this.waitForLine();
    if (response.status === 401) return this.show('logged-out');
    const answer = (await response.json()) as Answer;
    if (!response.ok || !answer.version) return this.notSaved(answer);
    (this.form.elements.namedItem('version') as HTMLInputElement).value = String(answer.version);
    this.known = fields;
    const wrong = Object.keys(answer.problems ?? {});
    if (wrong.length > 0) this.keepHere();
    else if (hasSameFields(fields, readFormFields(this.form))) this.copy.remove();
    this.show('saved');
    this.say(`Saved ${clock(answer.savedAt)}${wrong.length > 0 ? `, except: ${this.labels(wrong)}` : ''}`);
    return 'saved';
  }

  post(): Promise<Response> {
    const body = new FormData(this.form);
    // The page may be older than the session: its own token would not do then.
    body.set('token', cookie('token') ?? this.value('token'));
    const sent = new URLSearchParams();
    for (const [name, value] of body) if (typeof value === 'string') sent.append(name, value);
    return fetch(`/post-an-ad/save?step=${this.form.dataset['step']}`, { method: 'POST', body: sent });
  }

  waitForLine(): Outcome {
    this.later(TRY_AGAIN_MS);
    return this.show('offline');
  }

  /** Changed elsewhere, or nothing of it was right: it stays here, and the page says so when it is sent. */
  notSaved({ message, problems }: Answer): Outcome {
    this.say(message ?? `Not saved yet: ${this.labels(Object.keys(problems ?? {}))}`);
    return 'stopped';
  }

  /** First what is still on its way, then the form itself; without a line the page stays, and nothing is lost. */
  submitted(event: SubmitEvent): void {
    if (this.isCleared) return;
    event.preventDefault();
    const { submitter } = event;
    void this.leave(submitter);
  }

  async leave(submitter: HTMLElement | null): Promise<void> {
    // A form cannot be submitted again while its first submission is still being told about.
    await new Promise((resolve) => setTimeout(resolve));
    if ((await this.beforeLeaving()) === 'offline') return;
    this.isCleared = true;
    this.form.requestSubmit(submitter);
    this.isCleared = false;
  }

  async beforeLeaving(): Promise<Outcome> {
    if (this.isSending) {
      const outcome = await this.send();
      if (outcome !== 'saved') return outcome;
    } else if (!navigator.onLine) return this.show('offline');
    this.keepHere({ isSent: true });
    return 'saved';
  }

  /** What did not reach the server the last time. */
  bringBack(): void {
    const copy = this.copy.read();
    if (!copy || hasSameFields(copy.fields, this.known)) return this.copy.remove();
    const isSameVersion = copy.version === this.value('version');
    if (copy.isSent && !isSameVersion) return this.copy.remove();
    if (this.form.closest('main')?.querySelector('[role=alert]')) return;
    if (isSameVersion) return this.use(copy);
    const offer = document.querySelector<HTMLElement>('[data-typed-before]');
    if (!offer) return;
    offer.hidden = false;
    offer.querySelector('[data-use]')?.addEventListener('click', () => {
      offer.hidden = true;
      this.use(copy);
    });
    offer.querySelector('[data-forget]')?.addEventListener('click', () => {
      offer.hidden = true;
      this.copy.remove();
    });
  }

  use(copy: LocalCopy): void {
    fillIn(this.form, copy.fields);
    this.form.dispatchEvent(new Event('input', { bubbles: true }));
    this.say(`We restored what you typed at ${clock(copy.at)}.`);
  }

  show(outcome: Outcome): Outcome {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bar]'))
      bar.hidden = bar.dataset['bar'] !== outcome;
    if (outcome !== 'saved') this.say('Saved on this device only');
    return outcome;
  }

  say(text: string): void {
    const place = document.querySelector('[data-saved]');
    if (place) place.textContent = text;
  }

  labels(names: readonly string[]): string {
    const label = (name: string) =>
      this.form.querySelector(`[name="${name}"]`)?.closest<HTMLElement>('[data-field]')?.dataset['field'] ??
      this.form.querySelector(`label[for="${name}"]`)?.textContent ??
      this.form.querySelector(`[name="${name}"]`)?.closest('fieldset')?.querySelector('legend')?.textContent;
    return names.map((name) => label(name) ?? name).join(', ');
  }
}

const clock = (time: string | number | undefined): string =>
  new Date(time ?? Date.now()).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
