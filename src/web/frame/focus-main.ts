export const MAIN_ID = 'main';

/** Where whoever uses the keyboard or hears the page goes on reading. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
