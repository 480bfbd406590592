import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody with a phone whose every act is counted: a tap, a field that is filled in, a choice. */
export function openHand(page: Page) {
  const main = page.getByRole('main');
  const done: string[] = [];
  const act = async (what: string, doing: () => Promise<unknown>) => {
    done.push(what);
    await doing();
  };
  return {
    done,
    tap: (thing: Locator, what: string) => act(`tap ${what}`, () => thing.tap()),
    fill: (label: string, text: string) =>
      act(`fill ${label}`, () => main.getByLabel(label, { exact: true }).fill(text)),
    choose: (name: RegExp) =>
      act(`choose ${name.source}`, async () => {
        const choice = main.getByRole('radio', { name }).or(main.getByRole('checkbox', { name }));
        await choice.tap();
        await expect(choice).toBeChecked();
      }),
    /** Typed over what stands there, and sent by the keyboard's own key. */
    typeAndSend: (field: Locator, text: string) =>
      act(`type ${text}`, async () => {
        await field.fill(text);
        await field.press('Enter');
      }),
    choosePhotos: (chooser: Promise<{ setFiles: (files: never) => Promise<void> }>, files: unknown) =>
      act('choose photos', async () => (await chooser).setFiles(files as never)),
  };
}
