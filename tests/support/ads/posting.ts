import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/postgres/database.ts';
import type { TestSite } from '../site/test-site.ts';
import type { Name } from '../people/cast.ts';

/** An ad as it is sent, with everything a submitted one needs but its photos. Name only what differs. */
export const wireAd = (more: Record<string, unknown> = {}) => ({
  submit: true,
  title: '28 in straight black Indian hair, never dyed, 160 g',
  description: 'One length, never coloured, washed twice a week, air dried. Tied before cutting.',
  price: 42_000,
  currency: 'GBP',
  openToOffers: false,
  length: '28in',
  shortestLayer: null,
  circumference: '3.5in',
  weight: 160,
  colour: 'black',
  ethnicity: 'indian',
  ethnicityConsent: true,
  texture: 'straight',
  treatment: 'virgin',
  condition: 'good',
  cutState: 'cut',
  cutDate: '2026-10-01',
  rootsTied: 'yes',
  toBeCutBy: null,
  source: 'own-hair',
  declaration: true,
  country: 'IN',
  town: 'Chennai',
  shipsTo: 'worldwide',
  ...more,
});

/** An upload that is on no ad yet: only its row, with a look of its own. */
export async function insertUpload(
  db: Database,
  ownerId: string,
  lookHash = randomBytes(8).readBigInt64BE(),
): Promise<string> {
  const { id } = await db
    .insertInto('photos')
    .values({
      owner_id: ownerId,
      file_key: randomBytes(16).toString('base64url'),
      width: 900,
      height: 1200,
      thumbhash: randomBytes(20),
      look_hash: String(lookHash),
      sha256: randomBytes(32).toString('hex'),
      bytes: 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Posts an ad with two fresh photos and says what came of it. */
export async function postAd(site: TestSite, who: Name = 'asha', more: Record<string, unknown> = {}) {
  const owner = site.people[who].id;
  const photos = [
    { id: await insertUpload(site.db, owner), tape: true },
    { id: await insertUpload(site.db, owner), tape: false },
  ];
  return site.post('/api/ad/postAdDetails', wireAd({ photos, ...more }), who);
}

/** A live ad of Asha's, as the API answered it. */
export async function liveAd(site: TestSite): Promise<{ id: string; version: number; url: string }> {
  const answer = await postAd(site);
  if (answer.json().ad?.status !== 'live') throw new Error(`not live: ${answer.body}`);
  return answer.json().ad;
}
