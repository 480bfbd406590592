import { cookie } from './api.ts';
import { makeSmaller, sendPhoto } from './upload-photo.ts';

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
export function startPhotoQueue(form: HTMLFormElement, list: HTMLElement): void {
  const queue = new PhotoQueue(form, list);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]'))
    input.addEventListener('change', () => {
      for (const file of input.files ?? []) queue.choose(file, input.name);
      input.value = '';
    });
}

class PhotoQueue {
  form: HTMLFormElement;
  list: HTMLElement;
  room: number;
  most: number;
  line: Promise<void> = Promise.resolve();
  waiting = 0;

  constructor(form: HTMLFormElement, list: HTMLElement) {
    this.form = form;
    this.list = list;
    this.room = Number(form.dataset['photoUpload']);
    this.most = Number(form.dataset['most']);
  }

  choose(file: File, field: string): void {
    const item = document.createElement('li');
    this.list.append(item);
    if (this.room > 0) return this.add(file, field, item);
    item.textContent = `An ad has at most ${this.most} photos: ${file.name} was left out.`;
  }

  add(file: File, field: string, item: HTMLLIElement): void {
    this.room -= 1;
    const task: Task = {
      file,
      field,
      item,
      name: document.createElement('span'),
      bar: document.createElement('progress'),
      again: button(`Try ${file.name} again`),
      leave: button(`Cancel ${file.name}`),
      abort: new AbortController(),
    };
    task.bar.setAttribute('aria-label', `Upload of ${file.name}`);
    task.again.addEventListener('click', () => this.start(task));
    task.leave.addEventListener('click', () => this.leaveOut(task));
    item.append(task.name, task.bar, task.again, task.leave);
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
      if (!task.abort.signal.aborted) await this.send(task);
    } catch (problem) {
      if (!task.abort.signal.aborted) this.offerRetry(task, problem);
    }
    this.waiting -= 1;
    this.showWhenDone();
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
    task.bar.value = 1;
    task.name.textContent = `${task.file.name}: uploaded`;
    task.leave.remove();
  }

  offerRetry(task: Task, problem: unknown): void {
    task.item.dataset['failed'] = '';
    task.name.textContent = `${task.file.name}: ${problem instanceof Error ? problem.message : 'please try again.'}`;
    task.bar.value = 0;
    task.again.hidden = false;
    task.leave.textContent = `Leave ${task.file.name} out`;
  }

  leaveOut(task: Task): void {
    this.room += 1;
    task.abort.abort();
    task.item.remove();
    this.showWhenDone();
  }

  field(name: string): HTMLInputElement {
    return this.form.elements.namedItem(name) as HTMLInputElement;
  }

  /** The page itself knows best how to show what is there now. */
  showWhenDone(): void {
    const draft = this.field('draft').value;
    if (this.waiting > 0 || !draft || this.list.querySelector('[data-failed]')) return;
    location.assign(`/post-an-ad/photos?draft=${encodeURIComponent(draft)}`);
  }
}

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}
