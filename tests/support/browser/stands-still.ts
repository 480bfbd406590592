import type { Page } from '@playwright/test';

/** Written down before React takes the page over, which waits for the same event. */
const HEIGHT_BEFORE = 'heightBefore';

/** From here on each page of this tab remembers how high it was before React took it over. */
export const rememberHeights = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    window.addEventListener('load', () => {
      Object.assign(window, { [name]: document.querySelector('main')?.getBoundingClientRect().height });
    });
  }, HEIGHT_BEFORE);

/** By how many pixels the page grew or shrank as React took it over: a button under a finger would be gone. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate((name) => {
    const before = (window as unknown as Record<string, number | undefined>)[name];
    const now = document.querySelector('main')?.getBoundingClientRect().height ?? 0;
    return before === undefined ? 0 : Math.round(now - before);
  }, HEIGHT_BEFORE);

/** What /accessibility promises, less what rounding takes. */
const LOWEST = 43.5;

/** The names of buttons that a thumb can miss. The folded notice on top is one line, as the same page says. */
export const findLowButtons = (page: Page): Promise<string[]> =>
  page.getByRole('button').evaluateAll(
    (buttons, lowest) =>
      buttons
        .filter((button) => button.getAttribute('name') !== 'open-banner')
        .map((button) => ({ button, height: button.getBoundingClientRect().height }))
        // What is a pixel high is for screen readers, and what is none is folded away.
        .filter(({ height }) => height > 1 && height < lowest)
        .map(({ button, height }) => `${button.ariaLabel ?? button.textContent}: ${height}`),
    LOWEST,
  );
