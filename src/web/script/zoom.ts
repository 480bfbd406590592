/** The large photo opens over the page; a further touch looks closer. Without script its link leads to the picture. */
export function startZoom(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-zoom]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
  const image = dialog?.querySelector('img');
  const count = dialog?.querySelector('[data-count]');
  if (!dialog || !image || !count) return;
  let place = 0;

  const show = (wanted: number) => {
    place = (wanted + links.length) % links.length;
    const link = links[place];
    if (!link) return;
    image.classList.remove(...closer(image));
    image.src = link.dataset['photo'] ?? '';
    image.alt = link.querySelector('img')?.alt ?? '';
    count.textContent = `Photo ${place + 1} of ${links.length}`;
  };

  document.querySelector('a[data-opens-zoom]')?.addEventListener('click', (event) => {
    event.preventDefault();
    show(
      Math.max(
        0,
        links.findIndex((link) => link.ariaCurrent === 'true'),
      ),
    );
    dialog.showModal();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-close]') || target === dialog) dialog.close();
    else if (target.closest('[data-before]')) show(place - 1);
    else if (target.closest('[data-after]')) show(place + 1);
    else if (target === image) image.classList.toggle(closer(image)[0] ?? '');
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(place - 1);
    if (key === 'ArrowRight') show(place + 1);
  });
}

/** The name of the class that looks closer; styles have names of their own here. */
const closer = (image: HTMLElement): string[] => (image.dataset['closer'] ? [image.dataset['closer']] : []);
