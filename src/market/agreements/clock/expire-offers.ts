import { OFFER_REMINDER_MS } from '#rules/offers/offer-words.ts';
import type { Context } from '../../context.ts';
import { listDueAgreements, listDueOffers, listOffers, setExpired, takeToRemind } from './due-store.ts';
import { runOut } from '../end/end-agreement.ts';
import { tellAsked, tellOver } from '../tell/tell-of-offer.ts';

const AT_ONCE = 50;
const SIDE_BY_SIDE = 2;

/**
 * Tidies up after the clock and writes the letters: offers and agreements whose time is over, and those that end soon.
 * Readers never depend on it: what is past its time is over to them already.
 */
export async function expireOffers(ctx: Context): Promise<void> {
  for (const some of [expireSome, endSome, remindSome])
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => doAll(ctx, some)));
}

/** Several take their turns at it: what one has locked the others pass by. */
async function doAll(ctx: Context, some: (ctx: Context) => Promise<number>): Promise<void> {
  for (let done = AT_ONCE; done === AT_ONCE;) done = await some(ctx);
}

async function expireSome(ctx: Context): Promise<number> {
  return ctx.write(async (unit) => {
    const due = await listDueOffers(unit.db, ctx.now(), AT_ONCE);
    const offers = await listOffers(unit.db, due);
    await setExpired(unit.db, due);
    await tellOver(ctx, unit, offers, 'time-over');
    return due.length;
  });
}

async function endSome(ctx: Context): Promise<number> {
  return ctx.write(async (unit) => {
    const due = await listDueAgreements(unit.db, ctx.now(), AT_ONCE);
    for (const offer of await listOffers(unit.db, due)) await runOut(ctx, unit, offer);
    return due.length;
  });
}

async function remindSome(ctx: Context): Promise<number> {
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const before = new Date(now.getTime() + OFFER_REMINDER_MS);
    const soon = await takeToRemind(unit.db, { now, before, most: AT_ONCE });
    await tellAsked(ctx, unit, await listOffers(unit.db, soon), 'ending');
    return soon.length;
  });
}
