const STORAGE_KEY = 'searches';
const MAX_SEARCHES = 5;

/** The search overlay: opened by Ctrl K or ⌘ K too, and showing what was last looked for, which stays in this browser. */
export function startSearch(): void {
  const overlay = document.querySelector<HTMLDialogElement>('dialog#search');
  if (!overlay) return;
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    open(overlay);
  });
  document.addEventListener('submit', ({ target }) => {
    const words =
      target instanceof HTMLFormElement && target.getAttribute('action') === '/all-ads'
        ? new FormData(target).get('q')
        : null;
    if (typeof words === 'string' && words.trim() !== '') addSearch(words.trim());
  });
  overlay.addEventListener('toggle', () => showLast(overlay));
  overlay.addEventListener('beforetoggle', () => showLast(overlay));
  overlay.querySelector('[data-forget]')?.addEventListener('click', () => {
    store([]);
    showLast(overlay);
    overlay.querySelector('input')?.focus();
  });
  showLast(overlay);
}

function open(overlay: HTMLDialogElement): void {
  if (overlay.open) return;
  if (overlay.matches(':popover-open')) overlay.hidePopover();
  showLast(overlay);
  overlay.showModal();
  overlay.querySelector('input')?.select();
}

function showLast(overlay: HTMLElement): void {
  const section = overlay.querySelector<HTMLElement>('[data-last-searches]');
  const list = section?.querySelector('ul');
  const item = section?.querySelector('template')?.content.firstElementChild;
  if (!section || !list || !item) return;
  const searches = readSearches();
  section.hidden = searches.length === 0;
  list.replaceChildren(
    ...searches.map((words) => {
      const copy = item.cloneNode(true) as HTMLElement;
      const link = copy.querySelector('a');
      link?.setAttribute('href', `/all-ads?q=${encodeURIComponent(words)}`);
      if (link) link.textContent = words;
      return copy;
    }),
  );
}

const addSearch = (words: string) =>
  store([words, ...readSearches().filter((each) => each !== words)].slice(0, MAX_SEARCHES));

/** A browser may refuse to keep anything; then there is just no list. */
function readSearches(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(found)
      ? found.filter((each) => typeof each === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

function store(searches: string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // Nothing to do: the search itself works.
  }
}
