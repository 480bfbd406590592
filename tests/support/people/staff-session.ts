import type { TestSite } from '../site/test-site.ts';
import { insertSession } from './cast.ts';

type Proof = { password_given_at: Date | null; factor_given_at?: Date | null };

/** Another running session of somebody, proved when the test says; what a browser sends of it. */
export async function openStaffSession({ db, clock }: TestSite, accountId: string, proof: Proof) {
  const { token, cookie } = await insertSession(db, {
    account_id: accountId,
    strength: proof.password_given_at ? 'strong' : 'weak',
    ...proof,
    expires_at: new Date(clock.now.getTime() + 60 * 60_000),
  });
  return { cookie, 'x-token': token };
}
