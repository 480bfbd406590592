import type { Page } from '@playwright/test';

const SHIFT = 'shiftOfThisPage';

/**
 * From here on each page of this tab remembers how high it was before React took it over, which waits for the same
 * event, and right after: what comes later, as who is looking at a page for all, is another matter.
 */
export const rememberHeights = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    const measure = () => document.querySelector('main')?.getBoundingClientRect().height ?? 0;
    const isWaitingForFonts = () => [...document.fonts].some(({ status }) => status === 'loading');
    window.addEventListener('load', () => {
      const before = measure();
      const hadFonts = !isWaitingForFonts();
      const note = () => Object.assign(window, { [name]: hadFonts ? Math.round(measure() - before) : null });
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['data-ready'] });
    });
  }, SHIFT);

/**
 * By how many pixels the page grew or shrank as React took it over: a button under a finger would be gone. Null where a
 * font came in between, which moves lines as well: the page has to be opened once more, with the font.
 */
export const readShift = (page: Page): Promise<number | null> =>
  page.evaluate((name) => (window as unknown as Record<string, number | null>)[name] ?? null, SHIFT);

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
