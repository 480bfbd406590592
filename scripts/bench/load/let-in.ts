import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { fingerprint } from '#platform/secrets/secrets.ts';

/** With the database of a running site, as one who may do everything. */
export async function withDatabase<Result>(
  dataDir: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ host: join(dataDir, 'run'), user: 'fairhank', database: 'fairhank' });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** The cookies of somebody who has just signed in with all that can be asked. */
export async function letIn(client: pg.Client, username: string): Promise<string> {
  const [sid, token] = [randomUUID() + randomUUID(), randomUUID()];
  const { rowCount } = await client.query(
    `insert into sessions (account_id, sid_hash, token, strength, password_given_at, factor_given_at, expires_at)
     select id, $2, $3, 'strong', now(), now(), now() + interval '1 hour' from accounts where username = $1`,
    [username, fingerprint(sid), token],
  );
  if (rowCount !== 1) throw new Error(`there is no ${username}`);
  return `sid=${sid}; token=${token}`;
}
