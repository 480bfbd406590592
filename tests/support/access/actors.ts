import { randomBytes, randomUUID } from 'node:crypto';
import { fingerprint } from '#platform/secrets/secrets.ts';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { makeThing } from './access-things.ts';
import { insertAd } from '../ads/some-ads.ts';
import type { TestSite } from '../site/test-site.ts';
import { HOUR_MS } from '#rules/time.ts';

/** Somebody new for one question alone, so that none sees what another one did. */
export type Actor = { id: string; email: string; cookie: string; token: string };

const KINDS = {
  buyer: { role: 'enduser', account_type: ACCOUNT_TYPE.buyer },
  seller: { role: 'enduser', account_type: ACCOUNT_TYPE.seller },
  creator: { role: 'creator', account_type: ACCOUNT_TYPE.staff },
  moderator: { role: 'moderator', account_type: ACCOUNT_TYPE.staff },
  admin: { role: 'admin', account_type: ACCOUNT_TYPE.staff },
} as const;

/** A new person of this kind, signed in a moment ago; a visitor is nobody. */
export async function newActor(
  { db, clock }: TestSite,
  who: AccessVisitor,
  passwordHash: string,
): Promise<Actor | undefined> {
  if (who === 'visitor') return undefined;
  const username = `x${randomBytes(8).toString('hex')}`;
  const email = `${username}@example.com`;
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...KINDS[who],
      username,
      email,
      password_hash: passwordHash,
      country: 'IN',
      adult_confirmed_at: clock.now,
      terms_version: '1',
      terms_accepted_at: clock.now,
      verified_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [sid, token] = [randomUUID() + randomUUID(), randomUUID()];
  await db
    .insertInto('sessions')
    .values({
      account_id: id,
      sid_hash: fingerprint(sid),
      token,
      strength: 'strong',
      password_given_at: clock.now,
      expires_at: new Date(clock.now.getTime() + HOUR_MS),
    })
    .execute();
  return { id, email, token, cookie: `sid=${sid}; token=${token}` };
}

export async function newSeller(site: TestSite): Promise<string> {
  const { userId } = (await makeThing('seller with an ad', site, 'admin', 'others')) as { userId: string };
  return userId;
}

/** Nobody blocks a person they have never met. */
export async function somebodyKnownTo(site: TestSite, actor: Actor | undefined): Promise<string> {
  const sellerId = await newSeller(site);
  const adId = await insertAd(site.db, sellerId, site.clock.now);
  const met = { ad_id: adId, buyer_id: actor?.id ?? site.people.bela.id, seller_id: sellerId };
  await site.db.insertInto('conversations').values(met).execute();
  return sellerId;
}

export async function openReport(site: TestSite): Promise<string> {
  const target = { kind: 'ad', id: await anAd(site) };
  const answer = await site.post('/api/report/create', { target, reason: 'scam' }, 'bela');
  return answer.json().caseNumber;
}

export const anAd = async (site: TestSite) => insertAd(site.db, await newSeller(site), site.clock.now);
