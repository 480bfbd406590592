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
    return this.main.locator('[data-ads] article');
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
  /** Every card of the list says this. */
  async allSay(words: string | RegExp): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
    for (const text of await this.cards.allInnerTexts()) expect(text).toMatch(words);
  }
  async inches(): Promise<number[]> {
    await expect(this.cards.first()).toBeVisible();
    return (await this.cards.allInnerTexts()).map((text) => Number(/([\d.]+) in \/ /.exec(text)?.[1]));
  }
  chip(label: string): Locator {
    return this.main.getByRole('link', { name: `Remove ${label}` });
  }
}
