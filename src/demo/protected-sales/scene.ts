import type { Account } from '#rules/accounts/account.ts';
import { showSale } from '#market/sales/show/show-sale.ts';
import type { SaleView } from '#market/sales/show/sale-view.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import type { Random } from '../random.ts';
import type { Darkroom } from './sale-photos.ts';
import type { Stage } from './stage.ts';
import type { SaleStory } from './stories.ts';

/** One sale that is being played. */
export type Scene = {
  stage: Stage;
  darkroom: Darkroom;
  story: SaleStory;
  ad: DemoAd;
  adId: string;
  seller: Account;
  buyer: Account;
  admin: Account;
  /** Its place among all stories: parcel numbers are counted by it. */
  place: number;
  random: Random;
  /** Empty until both agreed; also then, where no protected sale is possible. */
  saleId: string;
};

/** The sale as one of the two sees it now, with what a step of theirs names it by. */
export async function lookAt(
  { stage, saleId }: Scene,
  who: Account,
): Promise<{ view: SaleView; named: { saleId: string; version: number } }> {
  const view = await showSale(stage.as(who), { saleId });
  return { view, named: { saleId, version: view.version } };
}
