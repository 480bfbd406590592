// Deleting can be undone for ten seconds: only then is it sent. Whoever leaves the page earlier meant it: it is sent at
// once. Without script it is deleted at once, and staff can bring it back.
const WAIT_MS = 10_000;

type Held = {
  form: HTMLFormElement;
  body: URLSearchParams;
  rows: HTMLElement[];
  timer: ReturnType<typeof setTimeout>;
};

const bar = document.querySelector<HTMLElement>('[data-undo-bar]');
const words = bar?.querySelector<HTMLElement>('[data-undo-words]');
const undo = bar?.querySelector<HTMLButtonElement>('[data-undo-button]');
let held: Held | undefined;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-undo]'))
  form.addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    const rows = rowsOf(form);
    if (button?.value !== 'delete' || rows.length === 0 || !bar) return;
    event.preventDefault();
    // Another handler would show that a page is on its way.
    event.stopImmediatePropagation();
    if (held) void send(held);
    hold(form, button, rows);
  });

undo?.addEventListener('click', () => {
  if (!held) return;
  clearTimeout(held.timer);
  for (const row of held.rows) row.removeAttribute('data-leaving');
  const first = held.rows[0]?.querySelector<HTMLElement>('a, button');
  held = undefined;
  if (bar) bar.hidden = true;
  first?.focus();
});

addEventListener('pagehide', () => {
  if (!held) return;
  clearTimeout(held.timer);
  navigator.sendBeacon(held.form.action, held.body);
  held = undefined;
});

function hold(form: HTMLFormElement, button: HTMLButtonElement, rows: HTMLElement[]): void {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button))
    if (typeof value === 'string') body.append(name, value);
  for (const row of rows) row.dataset['leaving'] = '';
  const timer = setTimeout(() => held && void send(held), WAIT_MS);
  held = { form, body, rows, timer };
  if (words) words.textContent = rows.length === 1 ? 'The ad is deleted.' : `${rows.length} ads are deleted.`;
  if (bar) bar.hidden = false;
  undo?.focus();
}

async function send(task: Held): Promise<void> {
  clearTimeout(task.timer);
  if (held === task) held = undefined;
  if (bar && !held) bar.hidden = true;
  try {
    const answer = await fetch(task.form.action, { method: 'POST', body: task.body });
    if (!answer.ok) throw new Error(String(answer.status));
    for (const row of task.rows) row.remove();
  } catch {
    // The page as it really is says more than anything this could guess.
    location.reload();
  }
}

/** The ads it is about: the row the form stands in, or those whose ticks belong to it. */
function rowsOf(form: HTMLFormElement): HTMLElement[] {
  const own = form.closest<HTMLElement>('[data-ad]');
  if (own) return [own];
  return [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.checked
      ? (control.closest<HTMLElement>('[data-ad]') ?? [])
      : [],
  );
}
