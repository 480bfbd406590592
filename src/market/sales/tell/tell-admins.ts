import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import type { SaleRow } from '../sale-store.ts';
import { insertNotice, listAdmins } from './facts-store.ts';
import { saleForStaffMail } from './sale-staff-mails.ts';

type News = { about: Parameters<typeof saleForStaffMail>[0]['about']; by: Date };

/** Every admin is told that a sale needs somebody: each time it comes about, once. */
export async function tellAdmins(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { about, by }: News,
): Promise<void> {
  const what = about === 'dispute' ? `admins:${about}:${sale.version}` : `admins:${about}`;
  if (!(await insertNotice(unit.db, { saleId: sale.id, what, now: ctx.now() }))) return;
  const { number: adNumber } = await findAdInMail(unit.db, sale.ad_id);
  for (const to of await listAdmins(unit.db))
    await unit.enqueue(
      SEND_MAIL,
      saleForStaffMail({ to, saleId: sale.id, adNumber, about, by, site: ctx.config }),
    );
}
