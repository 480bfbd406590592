const STAY_MS = 6000;
const MAX_TOASTS = 3;

/** What a toast says. `ms` 0: it stays until it is closed. */
type Toast = { text: string; kind?: 'good' | 'problem'; ms?: number };

/**
 * Any script of the site raises a toast: `dispatchEvent(new CustomEvent('toast', { detail: { text: 'Saved' } }))`.
 * A hand or the focus on it holds it; problems stay.
 */
export function startToasts(): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  const template = region?.querySelector('template');
  if (!region || !template) return;
  addEventListener('toast', (event) => {
    const {
      text,
      kind = 'good',
      ms = kind === 'problem' ? 0 : STAY_MS,
    } = (event as CustomEvent<Toast>).detail;
    const toast = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    toast.dataset['kind'] = kind;
    toast.querySelector('p')?.append(text);
    toast.querySelector('button')?.addEventListener('click', () => toast.remove());
    const shown = [...region.children].filter((each) => each !== template);
    shown.slice(0, Math.max(0, shown.length - MAX_TOASTS + 1)).forEach((each) => each.remove());
    region.append(toast);
    if (ms > 0) leaveAfter(toast, ms);
  });
}

function leaveAfter(toast: HTMLElement, ms: number): void {
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) leaveAfter(toast, 1000);
    else toast.remove();
  }, ms);
}
