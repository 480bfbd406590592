import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { endLink, findLink, hasOpenSale } from './link-store.ts';

/** Takes the payout account away, unless a sale of theirs is not over: what was taken keeps its payee. */
export async function disconnectPayout(ctx: Context): Promise<void> {
  const account = ensure(ctx.viewer, 'connect a payout account');
  await ctx.write(async ({ db }) => {
    await lockPerson(db, account.id);
    const link = await findLink(db, account.id);
    if (!link) return;
    if (await hasOpenSale(db, account.id))
      throw new Refusal('conflict', 'You have a sale that is not over. The account stays until then.');
    await endLink(db, link.id, ctx.now());
  });
}
