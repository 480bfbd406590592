import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '#platform/postgres/schema.ts';
import type { Database } from '#platform/postgres/database.ts';
import { fingerprint } from '#platform/secrets/secrets.ts';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import { DAY_MS } from '#rules/time.ts';

/** The people of every test: Asha sells, Bela buys, Cleo creates, Mira moderates, Dara administers. */
const CAST = {
  asha: { role: 'enduser', account_type: ACCOUNT_TYPE.seller },
  bela: { role: 'enduser', account_type: ACCOUNT_TYPE.buyer },
  cleo: { role: 'creator', account_type: ACCOUNT_TYPE.staff },
  mira: { role: 'moderator', account_type: ACCOUNT_TYPE.staff },
  dara: { role: 'admin', account_type: ACCOUNT_TYPE.staff },
} as const;
export type Name = keyof typeof CAST;

/** Their accounts, each with a running session: the cookies to show, and the id. */
export async function inviteCast(db: Database, now: Date) {
  const people = {} as Record<Name, { id: string; cookie: string; token: string }>;
  for (const [username, person] of Object.entries(CAST)) {
    const id = await insertAccount(db, now, { ...person, username });
    const isStaff = person.role !== 'enduser';
    people[username as Name] = { id, ...(await openSession(db, id, { now, isStaff })) };
  }
  return people;
}

/** Somebody more who sells or buys, with a running session. */
export async function inviteOne(db: Database, now: Date, username: string, kind: 'seller' | 'buyer') {
  const id = await insertAccount(db, now, { role: 'enduser', account_type: ACCOUNT_TYPE[kind], username });
  return { id, ...(await openSession(db, id, { now, isStaff: false })) };
}

/** Somebody who has proved their address and agreed to our terms. */
async function insertAccount(
  db: Database,
  now: Date,
  person: { role: (typeof CAST)[Name]['role']; account_type: number; username: string },
): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...person,
      email: `${person.username}@example.com`,
      country: 'IN',
      adult_confirmed_at: now,
      terms_version: '1',
      terms_accepted_at: now,
      verified_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Staff have always just given their password, wherever a test sets the clock within the day of the session. */
async function openSession(
  db: Database,
  accountId: string,
  { now, isStaff }: { now: Date; isStaff: boolean },
) {
  const expires_at = new Date(now.getTime() + DAY_MS);
  return insertSession(db, {
    account_id: accountId,
    strength: 'strong',
    password_given_at: isStaff ? expires_at : now,
    expires_at,
  });
}

/** One more running session, and what a browser sends of it. */
export async function insertSession(
  db: Database,
  session: Omit<Insertable<DB['sessions']>, 'sid_hash' | 'token'>,
) {
  const [sid, token] = [`${randomUUID()}${randomUUID()}`, randomUUID()];
  await db
    .insertInto('sessions')
    .values({ ...session, sid_hash: fingerprint(sid), token })
    .execute();
  return { token, cookie: `sid=${sid}; token=${token}` };
}
