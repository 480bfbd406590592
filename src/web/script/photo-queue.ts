import { cookie } from './api.ts';
import { showFresh } from './fresh-parts.ts';
import { startPhotoOrder } from './photo-order.ts';
import { makeSmaller, Refused, sendPhoto } from './upload-photo.ts';

type Task = {
  file: File;
  /** Which field it was chosen in. */
  field: string;
  item: HTMLLIElement;
  name: HTMLElement;
  bar: HTMLProgressElement;
  again: HTMLButtonElement;
  leave: HTMLButtonElement;
  abort: AbortController;
};

/** Photos that were chosen, one after the other: the first one makes the draft that the others go to. */
export function startPhotoQueue(form: HTMLFormElement): void {
  const queue = new PhotoQueue(form);
  // The fields themselves are drawn anew when photos have come.
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    queue.forgetRefused();
    for (const file of target.files ?? []) queue.choose(file, target.name);
    target.value = '';
  });
}

class PhotoQueue {
  form: HTMLFormElement;
  there: number;
  most: number;
  line: Promise<void> = Promise.resolve();
  waiting = 0;

  constructor(form: HTMLFormElement) {
    this.form = form;
    this.there = Number(form.dataset['there']);
    this.most = Number(form.dataset['most']);
  }

  /** What was said of an earlier choice has been read by whoever chooses again. */
  forgetRefused(): void {
    for (const item of this.form.querySelectorAll('[data-refused]')) item.remove();
  }

  choose(file: File, field: string): void {
    const task: Task = {
      file,
      field,
      item: document.createElement('li'),
      name: document.createElement('span'),
      bar: document.createElement('progress'),
      again: button(`Try ${file.name} again`),
      leave: button(`Cancel ${file.name}`),
      abort: new AbortController(),
    };
    task.bar.setAttribute('aria-label', `Upload of ${file.name}`);
    task.again.addEventListener('click', () => this.start(task));
    task.leave.addEventListener('click', () => this.leaveOut(task));
    task.item.append(task.name, task.bar, task.again, task.leave);
    this.form.querySelector(`[data-queue="${field}"]`)?.append(task.item);
    this.start(task);
  }

  start(task: Task): void {
    this.waiting += 1;
    delete task.item.dataset['failed'];
    task.again.hidden = true;
    task.name.textContent = task.file.name;
    task.bar.max = 1;
    task.bar.value = 0;
    this.line = this.line.then(() => this.run(task));
  }

  async run(task: Task): Promise<void> {
    try {
      if (!task.abort.signal.aborted) await this.sendIfItFits(task);
    } catch (problem) {
      if (problem instanceof Refused) this.refuse(task, problem.message);
      else if (!task.abort.signal.aborted) this.offerRetry(task, problem);
    }
    this.waiting -= 1;
    await this.showWhenDone();
  }

  /** Asked when it is its turn: what was refused before it, or broke, counts for nothing. */
  async sendIfItFits(task: Task): Promise<void> {
    if (this.there >= this.most) return this.refuse(task, this.form.dataset['full'] ?? '');
    return this.send(task);
  }

  async send(task: Task): Promise<void> {
    const body = new FormData();
    // The page may be older than the session.
    body.append('token', cookie('token') ?? this.field('token').value);
    body.append('draft', this.field('draft').value);
    body.append(task.field, await makeSmaller(task.file), task.file.name);
    const { signal } = task.abort;
    signal.throwIfAborted();
    const onProgress = (share: number) => {
      task.bar.value = Math.min(share, 0.95);
    };
    const { draft } = await sendPhoto({ url: this.form.action, body, onProgress, signal });
    this.field('draft').value = draft;
    this.there += 1;
    task.bar.value = 1;
    task.name.textContent = `${task.file.name}: uploaded`;
    task.item.dataset['done'] = '';
    task.leave.remove();
  }

  /** It leaves by itself; why stays until something is chosen again, or the page is left. */
  refuse({ item, file }: Task, why: string): void {
    const name = document.createElement('b');
    name.dir = 'auto';
    name.textContent = file.name;
    item.replaceChildren(name, `: ${why}`);
    item.dataset['refused'] = '';
  }

  offerRetry(task: Task, problem: unknown): void {
    task.item.dataset['failed'] = '';
    task.name.textContent = `${task.file.name}: ${problem instanceof Error ? problem.message : 'please try again.'}`;
    task.bar.value = 0;
    task.again.hidden = false;
    task.leave.textContent = `Leave ${task.file.name} out`;
  }

  leaveOut(task: Task): void {
    task.abort.abort();
    task.item.remove();
  }

  field(name: string): HTMLInputElement {
    return this.form.elements.namedItem(name) as HTMLInputElement;
  }

  /** The page itself knows best how to show what is there now; what broke keeps its file, and its place. */
  async showWhenDone(): Promise<void> {
    const draft = this.field('draft').value;
    if (this.waiting > 0 || !draft || !this.form.querySelector('[data-done]')) return;
    const address = `/post-an-ad/photos?draft=${encodeURIComponent(draft)}`;
    const page = await showFresh(address, (part) => this.keepLists(part));
    if (!page) return this.form.querySelector('[data-failed]') ? undefined : location.assign(address);
    this.there = Number(page.querySelector<HTMLElement>('[data-there]')?.dataset['there'] ?? this.there);
    for (const item of this.form.querySelectorAll('[data-done]')) item.remove();
    const list = document.querySelector<HTMLElement>('[data-photo-order]');
    if (list) startPhotoOrder(list);
  }

  /** The lists of the fields live on in the new part. */
  keepLists(part: Element): void {
    for (const list of part.querySelectorAll<HTMLElement>('[data-queue]')) {
      const old = this.form.querySelector(`[data-queue="${list.dataset['queue']}"]`);
      if (old) list.replaceWith(old);
    }
  }
}

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}
