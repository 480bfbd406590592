import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import sharp from 'sharp';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { withDatabase } from './let-in.ts';
import { percentiles } from './load.ts';

const PASSWORD = 'violet kettle on the ninth stair';
const ACCOUNTS = 12;
const TIMES = 24;

type Person = { cookie: string; token: string };
type Deed = { name: string; perSecond: number; p50: number; p99: number; refused: number };

/** What people do who are signed in: each deed one after the other, as one person would. */
export async function measureDeeds(
  site: string,
  dataDir: string,
): Promise<{ seller: Person; deeds: Deed[] }> {
  await withDatabase(dataDir, preparePeople);
  const deeds: Deed[] = [];
  const sellers: Person[] = [];
  const buyers: Person[] = [];
  deeds.push(
    await deed('login', ACCOUNTS * 2, async (turn) => {
      const person = await logIn(site, turn);
      if (person) (turn % 2 ? buyers : sellers).push(person);
      return person !== undefined;
    }),
  );
  const [seller] = sellers;
  if (!seller) throw new Error('nobody could sign in');
  const photos: string[] = [];
  deeds.push(
    await deed('upload of a photo, 1200 × 1500', TIMES, async () => {
      const id = await upload(site, seller, await photo());
      if (id) photos.push(id);
      return id !== undefined;
    }),
    await deed('posting an ad', TIMES / 2, async (turn) => {
      const ids = photos.slice(turn * 2, turn * 2 + 2).map((id, at) => ({ id, tape: at === 0 }));
      return isDone(await post(site, '/api/ad/postAdDetails', { ...AD, photos: ids }, seller));
    }),
  );
  const ads = await adsOfOthers(site);
  deeds.push(
    await deed('a first message to a seller', Math.min(ads.length, 10), async (turn) => {
      const message = 'Hello, is this hair still for sale? I make wigs in Leeds and would like it.';
      const who = buyers[turn % buyers.length] ?? seller;
      return isDone(await post(site, '/api/ad/sendEmailtoUser', { adId: ads[turn], message }, who));
    }),
  );
  return { seller, deeds };
}

async function deed(name: string, times: number, act: (turn: number) => Promise<boolean>): Promise<Deed> {
  const took: number[] = [];
  let refused = 0;
  const began = performance.now();
  for (let turn = 0; turn < times; turn += 1) {
    const from = performance.now();
    if (!(await act(turn))) refused += 1;
    took.push(performance.now() - from);
  }
  return { name, perSecond: (times * 1000) / (performance.now() - began), ...percentiles(took), refused };
}

async function preparePeople(client: pg.Client): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  for (let number = 0; number < ACCOUNTS * 2; number += 1) {
    const { rows } = await client.query<{ id: string }>(
      `insert into accounts (account_type, username, email, password_hash, country, adult_confirmed_at, terms_version, terms_accepted_at, verified_at)
       values ($1, $2, $3, $4, 'GB', now(), '1', now(), now())
       on conflict (email) do update set password_hash = excluded.password_hash returning id`,
      [number % 2 ? 1 : 2, `person-${number}`, `person-${number}@example.com`, hash],
    );
    await client.query(
      `insert into subscriptions (account_id, plan, starts_at)
       select $1, $2, now() where not exists (select from subscriptions where account_id = $1)`,
      [rows[0]?.id, number % 2 ? 5 : 1],
    );
  }
}

async function logIn(site: string, number: number): Promise<Person | undefined> {
  const answer = await post(site, '/api/user/login', {
    email: `person-${number}@example.com`,
    password: PASSWORD,
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((each) => each.startsWith('token='))?.slice('token='.length);
  await answer.text();
  return token ? { cookie: cookies.join('; '), token } : undefined;
}

const headersFor = (site: string, who?: Person): Record<string, string> => ({
  origin: site.replace('127.0.0.1', 'localhost'),
  ...(who ? { cookie: who.cookie, 'x-token': who.token } : {}),
});

function post(site: string, path: string, data: unknown, who?: Person): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...headersFor(site, who) };
  return fetch(site + path, { method: 'POST', headers, body: JSON.stringify({ data }) });
}

const isDone = async (answer: Response) => ((await answer.json()) as { success: number }).success === 1;

async function upload(site: string, who: Person, bytes: Buffer): Promise<string | undefined> {
  const body = new FormData();
  body.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'hair.jpg');
  const answer = await fetch(`${site}/api/upload`, { method: 'POST', headers: headersFor(site, who), body });
  const { photoId } = (await answer.json()) as { photoId?: string };
  return photoId;
}

/** Different every time: the same photo twice is refused. */
function photo(): Promise<Buffer> {
  const raw = { width: 40, height: 50, channels: 3 as const };
  return sharp(randomBytes(40 * 50 * 3), { raw })
    .resize(1200, 1500)
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function adsOfOthers(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/api/ad/getAllAds?limit=50&sort=longest`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

const AD = {
  submit: true,
  title: '28 in straight black Indian hair, never dyed, 160 g',
  description: 'One length, never coloured, washed twice a week, air dried. Tied before cutting.',
  price: 42_000,
  currency: 'GBP',
  openToOffers: false,
  length: '28in',
  circumference: '3.5in',
  weight: 160,
  colour: 'black',
  ethnicity: 'indian',
  ethnicityConsent: true,
  texture: 'straight',
  treatment: 'virgin',
  condition: 'good',
  cutState: 'cut',
  cutDate: '2026-01-01',
  rootsTied: 'yes',
  source: 'own-hair',
  declaration: true,
  country: 'IN',
  town: 'Chennai',
  shipsTo: 'worldwide',
};
