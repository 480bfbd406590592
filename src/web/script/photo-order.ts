/** Lets photos be dragged into their order. The buttons beside each do the same, by keyboard and by touch. */
export function startPhotoOrder(list: HTMLElement): void {
  const before = readPhotoOrder(list);
  let dragged: HTMLElement | undefined;
  for (const item of list.querySelectorAll<HTMLElement>('[data-photo]')) {
    item.draggable = true;
    // The picture would be dragged alone, as a file.
    for (const picture of item.querySelectorAll('img')) picture.draggable = false;
    item.addEventListener('dragstart', () => {
      dragged = item;
      item.dataset['dragged'] = '';
    });
    item.addEventListener('dragover', (event) => {
      if (!dragged) return;
      event.preventDefault();
      if (dragged === item) return;
      const all = [...list.children];
      item[all.indexOf(dragged) < all.indexOf(item) ? 'after' : 'before'](dragged);
    });
    item.addEventListener('drop', (event) => event.preventDefault());
    item.addEventListener('dragend', () => {
      dragged = undefined;
      delete item.dataset['dragged'];
      if (readPhotoOrder(list) !== before) send(list);
    });
  }
}

const readPhotoOrder = (list: HTMLElement): string =>
  [...list.querySelectorAll<HTMLElement>('[data-photo]')].map((item) => item.dataset['photo']).join(',');

function send(list: HTMLElement): void {
  const form = list.closest('form');
  const act = document.createElement('input');
  act.type = 'hidden';
  act.name = 'act';
  act.value = `order:${readPhotoOrder(list)}`;
  form?.append(act);
  form?.requestSubmit();
}
