import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import type { SaleContext } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { noteOwnPayout } from '../freeze/note-own-payout.ts';
import { insertNotice } from '../tell/facts-store.ts';
import { saleForStaffMail } from '../tell/sale-staff-mails.ts';
import { listAdmins, listNearWall, listStuck } from './watch-store.ts';

const MAIL_BEFORE_MS = 5 * DAY_MS;
const ALARM_BEFORE_MS = 3 * DAY_MS;
const STUCK_MS = 6 * HOUR_MS;

type Watched = Pick<Awaited<ReturnType<typeof listNearWall>>[number], 'id' | 'wall_at' | 'number'>;

/** The provider pays out by itself 28 days after it took the money: nothing of ours may still be open then. */
export async function watchTheWall(ctx: SaleContext): Promise<void> {
  const now = ctx.now().getTime();
  for (const sale of await listNearWall(ctx.db, new Date(now + MAIL_BEFORE_MS))) {
    if (sale.wall_at && sale.wall_at.getTime() - now <= ALARM_BEFORE_MS)
      ctx.log.error({ saleId: sale.id, state: sale.state }, 'a sale comes near the wall');
    await alone(ctx, sale, async () => {
      await tellAdmins(ctx, sale, 'wall');
      if (sale.frozen_why === 'provider') await noteOwnPayout(ctx, sale.id);
    });
  }
  for (const sale of await listStuck(ctx.db, new Date(now - STUCK_MS))) {
    ctx.log.error({ saleId: sale.id, state: sale.state }, 'money of a sale is stuck');
    await alone(ctx, sale, () => tellAdmins(ctx, sale, 'stuck'));
  }
}

/** What cannot be looked after hides no other sale: it is tried again in an hour. */
async function alone(ctx: SaleContext, { id: saleId }: Watched, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    ctx.log.error({ err: error, saleId }, 'a sale near the wall could not be looked after');
  }
}

/** Once of each, to every admin. */
async function tellAdmins(
  ctx: SaleContext,
  { id, number, wall_at }: Watched,
  about: 'wall' | 'stuck',
): Promise<void> {
  await ctx.write(async (unit) => {
    if (!(await insertNotice(unit.db, { saleId: id, what: `${about}:staff`, now: ctx.now() }))) return;
    for (const to of await listAdmins(unit.db))
      await unit.enqueue(
        SEND_MAIL,
        saleForStaffMail({
          to,
          saleId: id,
          adNumber: number,
          about,
          by: wall_at ?? ctx.now(),
          site: ctx.config,
        }),
      );
  });
}
