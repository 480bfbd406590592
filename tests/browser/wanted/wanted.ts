import { expect, type Page } from '@playwright/test';

/** The form and the pages of requests for hair of about that length, as somebody finds their way on them. */
export function wantedOn(page: Page, inches = 28) {
  const main = page.getByRole('main');
  const tick = (name: string) => main.getByLabel(name, { exact: true }).check({ force: true });
  return {
    main,
    note: main.getByLabel('A note (optional)'),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    /** An inch more or less of straight black hair, never coloured, 150 g or more, at most £3.00 a gram. */
    fillIn: async (note = '') => {
      await main.getByLabel('Shortest', { exact: true }).fill(String(inches - 1));
      await main.getByLabel('Longest', { exact: true }).fill(`${inches + 1} in`);
      await main.getByLabel('Grams at least', { exact: true }).fill('150');
      await main.getByLabel('Budget per gram (optional)', { exact: true }).fill('3');
      await main.getByLabel('Money', { exact: true }).selectOption('GBP');
      await main.getByLabel('Send it to', { exact: true }).selectOption('GB');
      for (const name of ['Black', 'Straight', 'Never coloured']) await tick(name);
      await main.getByLabel('A note (optional)').fill(note);
    },
    /** Ends what a test began, so that the plan has room for the next. */
    end: async (url: string) => {
      await page.goto(url);
      await main.getByRole('button', { name: /^End it/ }).click();
      await expect(main).toContainText('Your request has ended.');
    },
  };
}

export const titleOf = (inches = 28) =>
  `${inches - 1}–${inches + 1} in straight black hair, never coloured, 150 g`;
export const isRequest = (inches = 28) =>
  new RegExp(`/wanted/[0-9a-f-]{36}/${inches - 1}-${inches + 1}-in-straight-black-hair-never-coloured-150-g`);
export const HAIR_ONLY = 'We take requests for hair only.';
