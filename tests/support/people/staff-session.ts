import { randomUUID } from 'node:crypto';
import { fingerprint } from '#platform/secrets/secrets.ts';
import type { TestSite } from '../site/test-site.ts';

type Proof = { password_given_at: Date | null; factor_given_at?: Date | null };

/** Another running session of somebody, proved when the test says; what a browser sends of it. */
export async function openStaffSession({ db, clock }: TestSite, accountId: string, proof: Proof) {
  const [sid, token] = [randomUUID(), randomUUID()];
  await db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      sid_hash: fingerprint(sid),
      token,
      strength: proof.password_given_at ? 'strong' : 'weak',
      ...proof,
      expires_at: new Date(clock.now.getTime() + 60 * 60_000),
    })
    .execute();
  return { cookie: `sid=${sid}; token=${token}`, 'x-token': token };
}
