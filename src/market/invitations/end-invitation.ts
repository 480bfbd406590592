import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { purgePerson } from '../personal-data/erase/purge-person.ts';
import type { InvitationRow } from './invitation-store.ts';

type End = { action: 'invitation.decline' | 'invitation.withdraw'; reason: string };

/** Erases the account, the ad and all that was noted, at once. Of it nothing stays but that it was. */
export async function endInvitation(
  ctx: Context,
  unit: Unit,
  { id, email }: InvitationRow,
  { action, reason }: End,
): Promise<void> {
  await purgePerson(ctx, unit, { id, email });
  await unit.audit({
    action,
    objectKind: 'account',
    objectId: id,
    before: { state: 'invited' },
    after: { state: 'removed' },
    reason,
  });
}
