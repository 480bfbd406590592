import type { TestSite } from '../site/test-site.ts';
import type { Name } from './cast.ts';

/** One of the staff works as something else from now on, and has just signed in again. */
export async function giveRole(
  site: TestSite,
  name: Extract<Name, 'cleo' | 'mira'>,
  role: 'admin' | 'moderator' | 'creator',
): Promise<void> {
  const { id } = site.people[name];
  const { epoch } = await site.db
    .updateTable('accounts')
    .set({ role })
    .where('id', '=', id)
    .returning('epoch')
    .executeTakeFirstOrThrow();
  await site.db.updateTable('sessions').set({ epoch }).where('account_id', '=', id).execute();
}
