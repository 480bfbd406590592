import { tidyAd } from '#market/agreements/clock/tidy-ad.ts';
import { answerDispute } from '#market/sales/disputes/answer-dispute.ts';
import { openDispute } from '#market/sales/disputes/open-dispute.ts';
import { moveSaleMoney } from '#market/sales/money/move-sale-money.ts';
import { tellReturnAddress } from '#market/sales/returns/tell-return-address.ts';
import { decideDispute } from '#market/sales/staff/decide/decide-dispute.ts';
import { cancelSale } from '#market/sales/steps/cancel/cancel-sale.ts';
import { withdrawSale } from '#market/sales/steps/cancel/withdraw-sale.ts';
import { takeSalePhotos } from './sale-photos.ts';
import { DISPUTE_WORDS, RETURN_ADDRESS } from './sale-words.ts';
import { lookAt, type Scene } from './scene.ts';

/** By so much the buyer's scale shows less. */
const LESS_GRAMS = 11;

export async function dispute(scene: Scene): Promise<void> {
  const { stage, darkroom, ad, buyer } = scene;
  const { view, named } = await lookAt(scene, buyer);
  const grams = (view.proof?.grams ?? view.terms.leastGrams) - LESS_GRAMS;
  const ctx = stage.as(buyer);
  const shown = { ad, word: view.words.inspect ?? '', grams };
  const photos = await takeSalePhotos(ctx, darkroom, shown, [
    { view: 'parcel', kind: 'opened' as const },
    { view: 'scale', kind: 'scale' as const },
  ]);
  await openDispute(ctx, { ...named, reason: 'less-than-agreed', text: DISPUTE_WORDS.claim, photos });
}

export async function answer(scene: Scene): Promise<void> {
  const { named } = await lookAt(scene, scene.seller);
  await answerDispute(scene.stage.as(scene.seller), { ...named, text: DISPUTE_WORDS.answer, photos: [] });
}

/** An admin decides: the hair goes back first. */
export async function sendBack(scene: Scene): Promise<void> {
  const { stage, admin, buyer } = scene;
  const { named } = await lookAt(scene, buyer);
  const { decision: statement, reason } = DISPUTE_WORDS;
  await decideDispute(stage.as(admin), { ...named, outcome: 'return', statement, reason });
}

export async function tellAddress(scene: Scene): Promise<void> {
  const { named } = await lookAt(scene, scene.seller);
  await tellReturnAddress(scene.stage.as(scene.seller), { ...named, ...RETURN_ADDRESS });
}

/** The seller changes her mind after the payment: all of it goes back. */
export async function cancel(scene: Scene): Promise<void> {
  const { stage, seller, saleId } = scene;
  const { named } = await lookAt(scene, seller);
  await cancelSale(stage.as(seller), { ...named, reason: DISPUTE_WORDS.cancel });
  await moveSaleMoney(stage.as(null), saleId);
}

/** The time to pay is over: it ends as agreements do. */
export async function lapse({ stage, adId }: Scene): Promise<void> {
  const ctx = stage.as(null);
  await ctx.write((unit) => tidyAd(ctx, unit, adId));
}

export async function withdraw(scene: Scene): Promise<void> {
  const { named } = await lookAt(scene, scene.buyer);
  await withdrawSale(scene.stage.as(scene.buyer), { ...named, reason: '' });
}
