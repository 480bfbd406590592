// Makes the photo form of posting nicer: smaller files, progress for each, retry, cancel, and dragging into order.
// Everything works without it; it speaks to the same address as the plain form.
const LONGEST_SIDE = 2048;
const QUALITY = 0.9;

const form = document.querySelector('[data-photo-upload]');
if (form instanceof HTMLFormElement) enhanceUpload(form);
const list = document.querySelector('[data-photo-order]');
if (list instanceof HTMLElement) enhanceOrder(list);

/** @param {HTMLFormElement} form */
function enhanceUpload(form) {
  const input = form.elements.namedItem('image');
  const queue = form.querySelector('[data-queue]');
  if (!(input instanceof HTMLInputElement) || !queue) return;
  let room = Number(form.dataset.photoUpload);
  // One after the other: the first photo makes the draft that the others go to.
  let line = Promise.resolve();
  let waiting = 0;

  input.addEventListener('change', () => {
    for (const file of input.files ?? []) {
      if (room > 0) add(file);
      else say(`An ad has at most 8 photos: ${file.name} was left out.`);
      room -= 1;
    }
    input.value = '';
  });

  /** @param {string} words */
  function say(words) {
    const item = document.createElement('li');
    item.textContent = words;
    queue.append(item);
  }

  /** @param {File} file */
  function add(file) {
    const item = document.createElement('li');
    const name = document.createElement('span');
    const bar = document.createElement('progress');
    const button = document.createElement('button');
    name.textContent = file.name;
    bar.max = 1;
    bar.value = 0;
    bar.setAttribute('aria-label', `Upload of ${file.name}`);
    button.type = 'button';
    item.append(name, bar, button);
    queue.append(item);
    const task = { file, name, bar, button, item, request: null, isCancelled: false };
    start(task);
  }

  function start(task) {
    waiting += 1;
    task.isCancelled = false;
    task.button.textContent = `Cancel ${task.file.name}`;
    task.button.onclick = () => {
      task.isCancelled = true;
      task.request?.abort();
      task.item.remove();
    };
    line = line.then(() => run(task));
  }

  async function run(task) {
    try {
      if (!task.isCancelled) await send(task);
    } catch (problem) {
      if (!task.isCancelled) offerRetry(task, problem);
    }
    waiting -= 1;
    if (waiting === 0 && !queue.querySelector('[data-failed]')) showOnPage();
  }

  async function send(task) {
    const body = new FormData();
    body.append('token', form.elements.namedItem('token').value);
    body.append('draft', form.elements.namedItem('draft').value);
    body.append('image', await smaller(task.file), task.file.name);
    const answer = await post(task, body);
    form.elements.namedItem('draft').value = answer.draft;
    task.bar.value = 1;
    task.name.textContent = `${task.file.name}: uploaded`;
    task.button.remove();
  }

  function post(task, body) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      task.request = request;
      request.open('POST', form.action);
      request.setRequestHeader('accept', 'application/json');
      request.responseType = 'json';
      request.timeout = 120_000;
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        task.bar.value = Math.min(loaded / total, 0.95);
      });
      const fail = () => reject(new Error('The line broke. Your other photos are safe.'));
      request.addEventListener('error', fail);
      request.addEventListener('timeout', fail);
      request.addEventListener('abort', fail);
      request.addEventListener('load', () => {
        if (request.status === 200 && request.response?.draft) resolve(request.response);
        else reject(new Error(request.response?.message ?? 'This did not work. Please try again.'));
      });
      request.send(body);
    });
  }

  function offerRetry(task, problem) {
    task.item.dataset.failed = '';
    task.name.textContent = `${task.file.name}: ${problem.message}`;
    task.bar.value = 0;
    task.button.textContent = `Try ${task.file.name} again`;
    task.button.onclick = () => {
      delete task.item.dataset.failed;
      start(task);
    };
  }

  /** The page itself knows best how to show what is there now. */
  function showOnPage() {
    const draft = form.elements.namedItem('draft').value;
    if (draft) location.assign(`/post-an-ad/photos?draft=${encodeURIComponent(draft)}`);
  }
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
