import type { Problems } from '#rules/refusal.ts';
import { type Fields, hasSameFields, type LocalCopy, openLocalCopy } from '../draft/local-copy.ts';
import { type SaveAnswer, saveInBackground } from '../draft/save-in-background.ts';
import { nameFields, showClock } from '../draft/saved-words.ts';
import { TYPED_KEY } from './steps.ts';

const TRY_AGAIN_MS = 5000;

export type Outcome = SaveAnswer['outcome'];

/** What a step says of its saves. `line` null: nothing in particular; `problems` null: nothing was saved yet. */
export type Shown = { outcome: Outcome; line: string | null; problems: Problems | null };

type Options = {
  draft: string;
  step: string;
  version: number;
  token: string | null;
  /** What is on show is changed on the server only when its owner says so. */
  isSending: boolean;
  show: (change: Partial<Shown>) => void;
};

/**
 * Keeps what is typed into a step of posting: in this browser at once, and on the server a moment later if it is a
 * draft. Without a connection, or a session, it stays here and is sent as soon as there is one.
 */
export class StepSaver {
  readonly copy: ReturnType<typeof openLocalCopy>;
  readonly #options: Options;
  /** What stands in the form, and what of it the server has. */
  #fields: Fields = [];
  #known: Fields = [];
  version: number;
  #line: Promise<Outcome> = Promise.resolve('saved');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(options: Options) {
    this.#options = options;
    this.version = options.version;
    this.copy = openLocalCopy(`${TYPED_KEY} ${options.draft} ${options.step}`);
  }

  /** Until it is closed again: then what is left goes out once more, and nothing is tried again. */
  open(): () => void {
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
      if (this.isUnsent()) void this.send();
    };
  }

  /** What the page came with; if somebody was quicker than script, that is still to be saved. */
  begin(fields: Fields, wasTouched: boolean): void {
    this.#fields = fields;
    this.#known = wasTouched ? [] : fields;
  }

  noteVersion(version: number): void {
    this.version = Math.max(this.version, version);
  }

  isUnsent = (): boolean => this.#options.isSending && !hasSameFields(this.#fields, this.#known);

  changed(fields: Fields, waitMs: number): void {
    this.#fields = fields;
    this.keepHere();
    this.later(waitMs);
  }

  keepHere(more: Partial<LocalCopy> = {}): void {
    this.copy.write({ fields: this.#fields, version: this.version, at: Date.now(), ...more });
  }

  later(waitMs: number): void {
    clearTimeout(this.#timer);
    if (this.#options.isSending && this.#isOpen) this.#timer = setTimeout(() => void this.send(), waitMs);
  }

  /** One after the other: each save is made on the version that the last one gave. */
  send(): Promise<Outcome> {
    clearTimeout(this.#timer);
    this.#line = this.#line.then(() => this.#sendNow());
    return this.#line;
  }

  /** Saves wait until the form itself has its answer, and are made on what that says. */
  holdFor(sending: Promise<void>): void {
    this.#line = this.#line.then(async (outcome) => {
      await Promise.allSettled([sending]);
      return outcome;
    });
  }

  /** First what is still on its way, then the form itself; without a connection the page stays, and nothing is lost. */
  async beforeLeaving(): Promise<Outcome> {
    const outcome = this.#options.isSending ? await this.send() : 'saved';
    if (!navigator.onLine) return this.showOffline();
    if (outcome === 'saved') this.keepHere({ isSent: true });
    return outcome;
  }

  showOffline(): Outcome {
    return this.#fail('offline');
  }

  async #sendNow(): Promise<Outcome> {
    const [fields, version] = [this.#fields, this.version];
    const { draft, step, token, show } = this.#options;
    if (hasSameFields(fields, this.#known)) {
      if (navigator.onLine) show({ outcome: 'saved' });
      return 'saved';
    }
    show({ line: 'Saving…' });
    const answer = await saveInBackground({ draft, step, token, version, fields });
    if (answer.outcome === 'saved') this.#noteSaved(fields, answer);
    else if (answer.outcome === 'stopped')
      show({ ...answer, line: answer.message ?? `Not saved yet: ${nameFields(answer.problems)}` });
    else this.#fail(answer.outcome);
    return answer.outcome;
  }

  #noteSaved(fields: Fields, { version, savedAt, problems }: SaveAnswer & { outcome: 'saved' }): void {
    this.version = version;
    this.#known = fields;
    const wrong = nameFields(problems);
    // Nobody else has what was refused.
    if (wrong) this.keepHere();
    else if (hasSameFields(fields, this.#fields)) this.copy.remove();
    const line = `Saved ${showClock(savedAt)}${wrong && `, except: ${wrong}`}`;
    this.#options.show({ outcome: 'saved', line, problems });
  }

  #fail(outcome: 'offline' | 'logged-out'): Outcome {
    if (outcome === 'offline') this.later(TRY_AGAIN_MS);
    this.#options.show({ outcome, line: 'Saved on this device only' });
    return outcome;
  }
}
