import type { MarketContext } from './context.ts';
import { type Market, openMarket } from './market.ts';
import { doOnce, type OnceRequest } from './idempotency/do-once.ts';

/** Orders something that must happen once, however often it is asked for with the same key. */
export function orderOnce<Answer extends object>(
  ctx: MarketContext,
  request: OnceRequest,
  order: (market: Market) => Promise<Answer>,
): Promise<Answer> {
  return doOnce(ctx, request, (inner) => order(openMarket(inner)));
}
