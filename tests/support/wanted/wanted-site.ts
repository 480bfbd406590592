import { DAY_MS } from '#rules/time.ts';
import type { Insertable } from 'kysely';
import type { DB } from '#platform/postgres/schema.ts';
import type { Name } from '../people/cast.ts';
import { openTestSite, type TestSite, type Wishes } from '../site/test-site.ts';

/** The day, so many days from that one. */
const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** 18–22 in, black, straight or wavy, never coloured, 150 g or more, at most $1.00 a gram, sent to the United Kingdom. */
const WANTED_HAIR = {
  shortest: '18',
  longest: '22 in',
  colours: ['black'],
  textures: ['straight', 'wavy'],
  treatments: ['virgin'],
  grams: 150,
  budgetPerGram: 1_00,
  currency: 'USD',
  country: 'GB',
};

/** The same with a last day, on a site whose clock stands as in all tests. */
export const toWish = (now: Date) => ({ ...WANTED_HAIR, until: dayAfter(now, 30) });

/** What tables name before there is a site. */
export const WANTED_FIELDS = toWish(new Date());

/** A request as it is stored. */
export async function putWanted(
  { db, clock }: Pick<TestSite, 'db' | 'clock'>,
  buyerId: string,
  wanted: Partial<Insertable<DB['wanted_ads']>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('wanted_ads')
    .values({
      buyer_id: buyerId,
      status: 'live',
      shortest: 36,
      longest: 44,
      colours: ['black'],
      textures: ['straight', 'wavy'],
      treatments: ['virgin'],
      grams: 150,
      budget: 1_00,
      currency: 'USD',
      country: 'GB',
      ends_at: new Date(clock.now.getTime() + 30 * DAY_MS),
      published_at: clock.now,
      created_at: clock.now,
      updated_at: clock.now,
      ...wanted,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A site with words for what Bela does with requests. She and Asha came long ago. */
export async function openWantedSite(wishes: Wishes = {}) {
  const site = await openTestSite({ plans: { asha: 4, bela: 6 }, ...wishes });
  await site.db
    .updateTable('accounts')
    .set({ created_at: new Date(site.clock.now.getTime() - 30 * DAY_MS) })
    .execute();
  const act = (
    name: string,
    data: object,
    who: Name | undefined = 'bela',
    headers?: Record<string, string>,
  ) => site.post(`/api/wanted/${name}`, data, who, headers);
  return {
    ...site,
    act,
    wish: (more: object = {}) => ({ ...toWish(site.clock.now), ...more }),
    until: (days: number) => dayAfter(site.clock.now, days),
    ask: (more: object = {}, who?: Name, headers?: Record<string, string>) =>
      act('post', { ...toWish(site.clock.now), ...more }, who, headers),
    show: (wantedId: string, who?: Name) => site.get(`/api/wanted/show?wantedId=${wantedId}`, who),
    browse: (query = '', who?: Name) => site.get(`/api/wanted/browse?${query}`, who),
    mine: async (who: Name = 'bela') => (await site.get('/api/wanted/mine', who)).json(),
    review: (decision: object, who: Name = 'dara') =>
      site.post('/api/super-admin-user/reviewWanted', { reason: 'Read and found good.', ...decision }, who),
    /** What was mailed so far. */
    mails: async () => {
      await site.runJobs();
      return site.db.selectFrom('mailbox').select(['to_address', 'subject', 'text']).execute();
    },
    put: (who: Name, wanted?: Parameters<typeof putWanted>[2]) =>
      putWanted(site, site.people[who].id, wanted),
  };
}
