import type pg from 'pg';
import { findMark, setMark } from '../site-marks.ts';
import type { Secrets } from './secrets.ts';

const PURPOSE = 'site-key';
const VALUE = 'the key of this site';
const KEYS_KEPT = 20;

/**
 * Tells what will not work because the data was made with another SECRET_KEY; nothing where it is the same one, or is
 * given as the one before. The data itself remembers by which key it was last run, so this travels with a backup.
 */
export async function describeOtherKey(pool: pg.Pool, secrets: Secrets): Promise<string[]> {
  const mark = await findMark(pool, 'key');
  if (!mark || mark.value.split(' ').some((sum) => secrets.isSigned(PURPOSE, VALUE, sum))) return [];
  const { rows } = await pool.query<Losses>(LOSSES);
  const [lost] = rows;
  return lost ? describe(lost) : [];
}

/** From now on this data is also of the key of today: whoever goes back to the one before it is not warned of that. */
export async function rememberKey(pool: pg.Pool, secrets: Secrets, now: Date): Promise<void> {
  const sum = secrets.sign(PURPOSE, VALUE);
  const known = (await findMark(pool, 'key'))?.value.split(' ') ?? [];
  if (known.includes(sum)) return;
  await setMark(pool, 'key', { value: [sum, ...known].slice(0, KEYS_KEPT).join(' '), markedAt: now });
}

type Losses = { devices: number; factors: number; mails: number };

const LOSSES = `
  select (select count(*)::int from devices) as devices,
    (select count(*)::int from accounts where totp_confirmed_at is not null) as factors,
    (select count(*)::int from jobs.job where name = 'send-mail' and state in ('created', 'retry', 'active')) as mails`;

const describe = ({ devices, factors, mails }: Losses): string[] => [
  'This data was made with another SECRET_KEY. If you have that key, stop here: set SECRET_KEY to it, or SECRET_KEY_PREVIOUS, and nothing is lost.',
  `With this key ${devices} device passes no longer work: people sign in once more with their password.`,
  `${factors} second factors no longer work: whoever has one is let in by npm run admin -- forget-second-factor <email>, and sets up another.`,
  `${mails} e-mails that wait to be sent cannot be read and will not go out; codes and links in e-mails of before no longer work.`,
];
