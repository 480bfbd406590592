import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#rules/time.ts';
import type { TestSite } from '../site/test-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { findPersonId, type Whose } from './thing-owners.ts';

/** Somebody who was invited two days ago; own: by this member of staff. */
export async function insertInvited(site: TestSite, who: AccessVisitor, whose: Whose): Promise<string> {
  const name = `x${randomBytes(8).toString('hex')}`;
  const then = new Date(site.clock.now.getTime() - 2 * DAY_MS);
  const until = new Date(then.getTime() + 14 * DAY_MS);
  const { id } = await site.db
    .insertInto('accounts')
    .values({
      account_type: 2,
      username: name,
      email: `${name}@example.com`,
      country: 'IN',
      created_at: then,
      deleted_at: then,
      purge_after: until,
      invited_until: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isOwn = whose === 'own' && (who === 'creator' || who === 'admin');
  await site.db
    .insertInto('invitations')
    .values({
      account_id: id,
      invited_by: isOwn ? findPersonId(site, who) : null,
      consent_noted_at: then,
      consent_how: 'By phone.',
      mails: 1,
      mailed_at: then,
      created_at: then,
    })
    .execute();
  return id;
}
