import type { ConfirmItIsYou } from '#rules/accounts/settings-schema.ts';
import { confirmItIsYou } from './accounts/password/confirm-it-is-you.ts';
import { bind, type Bound } from './bind.ts';
import type { MarketContext } from './context.ts';
import { doOnce, type OnceRequest } from './idempotency/do-once.ts';
import { MENUS } from './menus.ts';

export type Market = { [Name in keyof typeof MENUS]: Bound<(typeof MENUS)[Name]> } & OpenMarket;

/** Pages and API endpoints order from the menu and from nothing else. */
export const openMarket = (ctx: MarketContext): Market => new OpenMarket(ctx) as Market;

class OpenMarket {
  readonly viewer;
  /** What every form of somebody signed in repeats; null for a visitor. */
  readonly formToken: string | null;
  readonly #ctx: MarketContext;
  readonly #bound: Record<string, unknown> = {};

  // A request orders from two or three subjects of twenty: each is bound when it is asked for.
  static {
    for (const [name, menu] of Object.entries(MENUS)) {
      const get = function (this: OpenMarket) {
        return (this.#bound[name] ??= bind(this.#ctx, menu));
      };
      Object.defineProperty(this.prototype, name, { get });
    }
  }

  constructor(ctx: MarketContext) {
    this.#ctx = ctx;
    this.viewer = ctx.viewer;
    this.formToken = ctx.browser.session?.token ?? null;
  }

  /** For what may be sent twice and must happen once. */
  once<Answer extends object>(
    request: OnceRequest,
    order: (market: Market) => Promise<Answer>,
  ): Promise<Answer> {
    return doOnce(this.#ctx, request, (inner) => order(openMarket(inner)));
  }

  /** The same market for somebody who proves once more who they are: what a form orders then, it orders there. */
  async confirmed(proof: ConfirmItIsYou): Promise<Market> {
    const { viewer } = this.#ctx;
    await confirmItIsYou(this.#ctx, proof);
    return openMarket({
      ...this.#ctx,
      viewer: viewer && { ...viewer, hasFreshProof: true, hasProofOfNow: true },
    });
  }
}
