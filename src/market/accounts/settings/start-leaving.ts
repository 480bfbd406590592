import { RETENTION } from '#rules/retention/retention.ts';
import type { Role } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { ensureNotInSale } from '../../agreements/end/ensure-not-in-sale.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import { findWhoEnded } from '../../holds/find-who-ended.ts';
import { holdPerson } from '../../holds/place-hold.ts';
import type { MailReader } from '../../mails/mail-parts.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { deletedMail } from '../account-mails.ts';
import { setAccount } from '../account-store.ts';
import { ensureAdminRemains } from '../ensure-admin-remains.ts';
import { signOutEverywhere } from '../sign-in/sign-out-everywhere.ts';

type Leaving = MailReader & { id: string; role: Role };

/**
 * Somebody leaves, by their own button or because they asked us to: signed out and hidden at once, removed on the day
 * that this gives. Until then they may come back.
 */
export async function startLeaving(
  ctx: Context,
  unit: Unit,
  person: Leaving,
  purgeAfter = new Date(ctx.now().getTime() + RETENTION.account * DAY_MS),
): Promise<Date> {
  const now = ctx.now();
  if (person.role === 'admin') await ensureAdminRemains(unit.db, person.id);
  await setAccount(unit.db, person.id, { deleted_at: now, purge_after: purgeAfter }, now);
  await ensureNotInSale(unit.db, person.id);
  if (!(await holdPerson(ctx, unit, { kind: 'leaving', accountId: person.id, reportId: null })))
    throw await leavesAlready(ctx, unit.db, person.id);
  await signOutEverywhere(unit.db, person.id, { why: 'the account was deleted', now });
  await unit.enqueue(SEND_MAIL, deletedMail(ctx, person, purgeAfter));
  return purgeAfter;
}

/** One of us who comes second hears who was first: a colleague, or the person by their own button. */
async function leavesAlready(ctx: Context, db: Database, id: string): Promise<Refusal> {
  const endedBy = await findWhoEnded(db, id);
  const isWhy = ({ byId }: { byId: string | null }) => byId === endedBy;
  const who = await tellWhoDid(ctx, db, { topic: 'leaving', kind: 'account', id, isWhy });
  const own = endedBy === id && ctx.viewer?.id !== id ? ' They did it themselves.' : '';
  return new Refusal('conflict', `This account is being deleted already.${who}${own}`);
}
