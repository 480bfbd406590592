import { acceptOffer } from '#market/offers/answer/accept-offer.ts';
import { noteProviderCase } from '#market/sales/freeze/note-provider-case.ts';
import { checkCapture } from '#market/sales/check-capture.ts';
import { captureSale } from '#market/sales/pay/capture-sale.ts';
import { openSalePayment } from '#market/sales/pay/open-sale-payment.ts';
import { connectPayout } from '#market/sales/payout/connect-payout.ts';
import { refreshPayout } from '#market/sales/payout/show-payout.ts';
import type { Currency } from '#rules/money/money.ts';
import { HOUR_MS } from '#rules/time.ts';
import { insertConversation } from '../messages/demo-messages-store.ts';
import { findOfferOn, findSaleOfOffer, findTrackingId } from './protected-sales-store.ts';
import { offeredFor } from './sale-ads.ts';
import { writeSaleTalk } from './sale-talk.ts';
import { lookAt, type Scene } from './scene.ts';

const ANSWERED_AFTER_MS = 2 * HOUR_MS;
const POSTAGE: Partial<Record<Currency, number>> = { USD: 28_00, GBP: 8_50, EUR: 14_00 };

/** An offer, and two hours later the yes. Whoever is paid for something has connected an account before. */
export async function agree(scene: Scene, at: Date): Promise<void> {
  const { stage, story, ad, adId, buyer, seller, place, random } = scene;
  const price = offeredFor(ad, buyer.country ?? '', random.fork('offer'));
  const offeredAt = new Date(at.getTime() - ANSWERED_AFTER_MS);
  stage.goTo(offeredAt);
  if (story.acts.length > 1 || story.key === 'agreed') await connect(scene);
  // Straight into the tables: counted by the day, what others of the demo wrote later would stand in the way.
  const talk = writeSaleTalk(story, ad, { price, offeredAt, place });
  const people = new Map([
    [story.buyerKey, buyer.id],
    [story.sellerKey, seller.id],
  ]);
  const ctx = stage.as(seller);
  await ctx.write(({ db }) => insertConversation(db, talk, people, new Map([[ad.key, adId]])));
  const offerId = await findOfferOn(ctx.db, adId);
  stage.goTo(at);
  const postage = POSTAGE[price.currency];
  const terms = postage === undefined ? {} : { postage, postageBy: 'buyer' as const, shipDays: 5 };
  await acceptOffer(ctx, { offerId, amount: price.amount, ...terms });
  scene.saleId = (await findSaleOfOffer(ctx.db, offerId)) ?? '';
}

async function connect({ stage, seller }: Scene): Promise<void> {
  const ctx = stage.as(seller);
  if ((await refreshPayout(ctx)).state === 'ready') return;
  await connectPayout(ctx);
  const trackingId = await findTrackingId(ctx.db, seller.id);
  stage.sandbox.connect(trackingId ?? '', 'finish', { country: seller.country ?? 'GB' });
  await refreshPayout(ctx);
}

/** The buyer approves it at the sandbox, always from the same account there, and comes back. */
export async function pay(scene: Scene): Promise<void> {
  const { stage, story, buyer, saleId } = scene;
  const { named } = await lookAt(scene, buyer);
  const { approveUrl } = await openSalePayment(stage.as(buyer), named);
  const orderId = new URL(approveUrl).searchParams.get('token') ?? '';
  stage.press(orderId, story.pays ?? 'approve', `DEMO${buyer.id.slice(-9).toUpperCase()}`);
  await captureSale(stage.as(buyer), { saleId });
}

/** The bank takes the money back. */
export async function takeBack({ stage, saleId }: Scene): Promise<void> {
  stage.sandbox.act(orderOf(stage, saleId), 'take-back');
  await checkCapture(stage.as(null), saleId);
}

/** The buyer complains at PayPal. */
export async function openCase({ stage, saleId }: Scene): Promise<void> {
  const { cases } = stage.sandbox.act(orderOf(stage, saleId), 'open-case', { reason: 'UNAUTHORISED' });
  await noteProviderCase(stage.as(null), cases.at(-1)?.id ?? '');
}

/** What the buyer is sent back to names the sale. */
const orderOf = (stage: Scene['stage'], saleId: string): string =>
  stage.sandbox.orders().find(({ returnUrl }) => returnUrl.includes(saleId))?.id ?? '';
