const HOVER_MS = 500;
/** A click on a menu that the hand has only just opened means 'open', not 'close'. */
const JUST_OPENED_MS = 400;

/** The menus of the main navigation are <details>: with script they also open to a resting mouse and close by Esc. */
export function startMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')];
  for (const menu of menus) openToTheHand(menu);
  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' && menus.find((menu) => menu.open);
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
}

function openToTheHand(menu: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = 0;
  const later = (open: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (open && !menu.open) openedAt = performance.now();
      menu.open = open;
    }, HOVER_MS);
  };
  menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && later(true));
  menu.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && later(false));
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (menu.open && performance.now() - openedAt < JUST_OPENED_MS) event.preventDefault();
  });
}
