// Makes the photo form of posting nicer: smaller files, progress for each, retry, cancel, and dragging into order.
// Everything works without it; it speaks to the same address as the plain form.
const LONGEST_SIDE = 2048;
const QUALITY = 0.9;

/** The files that were chosen, one after the other: the first photo makes the draft that the others go to. */
class Uploads {
  constructor(form, input, queue) {
    this.form = form;
    this.queue = queue;
    this.room = Number(form.dataset.photoUpload);
    this.line = Promise.resolve();
    this.waiting = 0;
    input.addEventListener('change', () => {
      for (const file of input.files ?? []) this.choose(file);
      input.value = '';
    });
  }

  field(name) {
    return this.form.elements.namedItem(name);
  }

  choose(file) {
    const item = document.createElement('li');
    this.queue.append(item);
    this.room -= 1;
    if (this.room >= 0) this.add(file, item);
    else item.textContent = `An ad has at most 8 photos: ${file.name} was left out.`;
  }

  add(file, item) {
    const name = document.createElement('span');
    const bar = document.createElement('progress');
    const button = document.createElement('button');
    name.textContent = file.name;
    bar.max = 1;
    bar.value = 0;
    bar.setAttribute('aria-label', `Upload of ${file.name}`);
    button.type = 'button';
    item.append(name, bar, button);
    const task = { file, name, bar, button, item, request: null, isCancelled: false, isFailed: false };
    button.addEventListener('click', () => (task.isFailed ? this.start(task) : cancel(task)));
    this.start(task);
  }

  start(task) {
    this.waiting += 1;
    task.isFailed = false;
    delete task.item.dataset.failed;
    task.button.textContent = `Cancel ${task.file.name}`;
    this.line = this.line.then(() => this.run(task));
  }

  async run(task) {
    try {
      if (!task.isCancelled) await this.send(task);
    } catch (problem) {
      if (!task.isCancelled) offerRetry(task, problem);
    }
    this.waiting -= 1;
    if (this.waiting === 0 && !this.queue.querySelector('[data-failed]')) this.showOnPage();
  }

  async send(task) {
    const body = new FormData();
    for (const name of ['token', 'draft']) body.append(name, this.field(name).value);
    body.append('image', await smaller(task.file), task.file.name);
    const answer = await post(this.form.action, task, body);
    this.field('draft').value = answer.draft;
    task.bar.value = 1;
    task.name.textContent = `${task.file.name}: uploaded`;
    task.button.remove();
  }

  /** The page itself knows best how to show what is there now. */
  showOnPage() {
    const draft = this.field('draft').value;
    if (draft) location.assign(`/post-an-ad/photos?draft=${encodeURIComponent(draft)}`);
  }
}

function enhanceUpload(form) {
  const input = form.elements.namedItem('image');
  const queue = form.querySelector('[data-queue]');
  return input && queue ? new Uploads(form, input, queue) : undefined;
}

function cancel(task) {
  task.isCancelled = true;
  task.request?.abort();
  task.item.remove();
}

function offerRetry(task, problem) {
  task.isFailed = true;
  task.item.dataset.failed = '';
  task.name.textContent = `${task.file.name}: ${problem.message}`;
  task.bar.value = 0;
  task.button.textContent = `Try ${task.file.name} again`;
}

function post(url, task, body) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    task.request = request;
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.timeout = 120_000;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      task.bar.value = Math.min(loaded / total, 0.95);
    });
    const fail = () => reject(new Error('The line broke. Your other photos are safe.'));
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail);
    request.addEventListener('load', () => {
      if (request.status === 200 && request.response?.draft) resolve(request.response);
      else reject(new Error(request.response?.message ?? 'This did not work. Please try again.'));
    });
    request.send(body);
  });
}

/** A phone's photo is ten times what anybody sees. What this browser cannot read is sent as it is. */
async function smaller(file) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size < 1_500_000) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob ?? file;
  } catch {
    return file;
  }
}

/** @param {HTMLElement} list */
function enhanceOrder(list) {
  let dragged = null;
  for (const item of list.querySelectorAll('[data-photo]')) {
    item.draggable = true;
    item.addEventListener('dragstart', () => {
      dragged = item;
    });
    item.addEventListener('dragover', (event) => {
      if (!dragged || dragged === item) return;
      event.preventDefault();
      const isAfter = [...list.children].indexOf(dragged) < [...list.children].indexOf(item);
      item[isAfter ? 'after' : 'before'](dragged);
    });
    item.addEventListener('drop', (event) => event.preventDefault());
    item.addEventListener('dragend', () => sendOrder(list));
  }
}

function sendOrder(list) {
  const form = list.closest('form');
  const act = document.createElement('input');
  act.type = 'hidden';
  act.name = 'act';
  act.value = `order:${[...list.querySelectorAll('[data-photo]')].map((item) => item.dataset.photo).join(',')}`;
  form.append(act);
  form.requestSubmit();
}

const uploadForm = document.querySelector('[data-photo-upload]');
if (uploadForm instanceof HTMLFormElement) enhanceUpload(uploadForm);
const list = document.querySelector('[data-photo-order]');
if (list instanceof HTMLElement) enhanceOrder(list);
