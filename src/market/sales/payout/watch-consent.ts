import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { HOUR_MS } from '#rules/time.ts';
import type { SaleContext } from '../../context.ts';
import { endWithoutConsent } from './end-without-consent.ts';
import { countSellersWithoutConsent, listLinksToAsk, type SellerLink, setLinkAsked } from './link-store.ts';
import { askAboutLink, isConsentOver, REVOKED_TWICE_MS } from './refresh-link.ts';

const AT_ONCE = 50;
/** So many sellers do not leave at the same time: rather the provider's answers are wrong. */
const MOST_REVOKED = 5;

/** Asks once an hour about whoever holds scissors over paid hair: a notification that was lost hides nothing for long. */
export async function watchConsent(ctx: SaleContext): Promise<void> {
  const over = await askAboutAll(ctx);
  const sellers = await countSellersWithoutConsent(ctx.db);
  if (sellers > MOST_REVOKED)
    ctx.log.error({ sellers }, 'the payment provider says of many sellers that they took the consent back');
  else for (const sellerId of over) await endWithoutConsent(ctx, sellerId);
}

/** Gives those whose consent is gone for certain. */
async function askAboutAll(ctx: SaleContext): Promise<string[]> {
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms);
  const before = { ready: ago(HOUR_MS), revoked: ago(REVOKED_TWICE_MS) };
  const over: string[] = [];
  for (const link of await listLinksToAsk(ctx.db, before, AT_ONCE))
    try {
      if (isConsentOver(await askAboutLink(ctx, link), ctx.now())) over.push(link.account_id);
    } catch (error) {
      await noteUnanswered(ctx, link, error);
      if (error instanceof PaymentTrouble && error.isAway) return over;
    }
  return over;
}

async function noteUnanswered(ctx: SaleContext, { id, account_id }: SellerLink, error: unknown) {
  ctx.log.warn(
    { err: error, accountId: account_id },
    'it could not be learned how a seller’s consent stands',
  );
  await ctx.write(({ db }) => setLinkAsked(db, id, ctx.now()));
}
