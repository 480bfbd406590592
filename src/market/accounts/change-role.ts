import { isId } from '#rules/id.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ChangeRole } from '#rules/staff/staff-schema.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../context.ts';
import { isOfVersion, tellWhoDid } from '../deeds/tell-who-did.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';
import { roleChangedMail } from './account-mails.ts';
import { findAccount, lockEpoch, setAccount } from './account-store.ts';
import { ensureAdminRemains } from './ensure-admin-remains.ts';

/**
 * Gives somebody of staff another role. It holds at once: sessions of the old role are over, and the person signs in
 * again. The last admin stays one.
 */
export async function changeRole(ctx: Context, { userId, role, version, reason }: ChangeRole): Promise<void> {
  const admin = ensure(ctx.viewer, 'change this role');
  ensure(ctx.viewer, 'change this role', { accountId: userId });
  await ctx.write(async (unit) => {
    // Before the person's own row, as everybody does who may take an admin away.
    if (role !== 'admin') await ensureAdminRemains(unit.db, userId);
    const person = isId(userId) ? await findAccount(unit.db, userId) : null;
    if (!person) throw new Refusal('not-found', 'There is no such user.');
    if (person.role === 'enduser')
      throw new Refusal('conflict', `${person.username} is not staff: invite them with another address.`);
    if (person.role === role) throw await hasItAlready(ctx, unit.db, person);
    const epoch = await lockEpoch(unit.db, person.id);
    if (epoch !== version || epoch !== person.epoch)
      throw await changedMeanwhile(ctx, unit.db, { ...person, epoch });
    await setAccount(unit.db, person.id, { role }, ctx.now());
    await unit.audit({
      action: 'staff.change-role',
      objectKind: 'account',
      objectId: person.id,
      before: { role: person.role },
      after: { role, version: await lockEpoch(unit.db, person.id) },
      reason,
    });
    await unit.enqueue(SEND_MAIL, roleChangedMail(ctx, person, { role, by: admin.username }));
  });
}

type Person = { id: string; username: string; epoch: number };

async function hasItAlready(ctx: Context, db: Database, { id, username, epoch }: Person): Promise<Refusal> {
  const who = await tellWhoDid(ctx, db, { topic: 'role', kind: 'account', id, isWhy: isOfVersion(epoch) });
  return new Refusal('conflict', `${username} has this role already.${who}`);
}

async function changedMeanwhile(
  ctx: Context,
  db: Database,
  { id, username, epoch }: Person,
): Promise<Refusal> {
  const who = await tellWhoDid(ctx, db, { topic: 'role', kind: 'account', id, isWhy: isOfVersion(epoch) });
  return new Refusal(
    'conflict',
    `The account of ${username} has changed since you opened it.${who} Please look again.`,
    {},
    { current: { version: epoch } },
  );
}
