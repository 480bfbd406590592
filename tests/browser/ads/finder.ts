import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody at work: what they tap and type is counted. Words and Enter are one. */
export class Finder {
  count = 0;
  readonly page: Page;
  readonly hasPhone: boolean;
  constructor(page: Page, hasPhone: boolean) {
    this.page = page;
    this.hasPhone = hasPhone;
  }
  get main(): Locator {
    return this.page.getByRole('main');
  }
  get cards(): Locator {
    return this.main.getByRole('list', { name: 'Ads found' }).getByRole('article');
  }
  async tap(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }
  async search(words: string): Promise<void> {
    this.count += 1;
    const box = this.main.getByRole('searchbox').first();
    await box.fill(words);
    await box.press('Enter');
    await this.page.waitForURL(/q=/);
  }
  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name }).first();
  }
  /** Every card of the list says this, as soon as the list is the one that was asked for. */
  async allSay(words: string | RegExp): Promise<void> {
    await expect(this.cards.filter({ hasText: words }).first()).toBeVisible();
    await expect(this.cards.filter({ hasNotText: words })).toHaveCount(0);
  }
  /** The lengths in the list are like this, as soon as it is the one that was asked for. */
  async inchesAre(isRight: (inches: number[]) => boolean): Promise<void> {
    const read = async () =>
      (await this.cards.allInnerTexts()).map((text) => Number(/^([\d.]+) in · /m.exec(text)?.[1]));
    await expect(this.cards.first()).toBeVisible();
    await expect
      .poll(async () => {
        const inches = await read();
        return inches.length > 0 && isRight(inches);
      })
      .toBe(true);
  }
  chip(label: string): Locator {
    return this.main.getByRole('link', { name: `Remove ${label}` });
  }
}
