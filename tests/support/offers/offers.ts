import { randomBytes } from 'node:crypto';
import { beforeEach } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import type { insertAd } from '../ads/some-ads.ts';
import { openTalkingSite } from '../moderation/conversations.ts';
import { inviteOne, type Name } from '../people/cast.ts';
import { givePlan } from '../payments/give-plan.ts';
import { doJob } from '../site/do-job.ts';
import type { Wishes } from '../site/test-site.ts';
import { useOpened } from '../site/use-opened.ts';

/** Wherever a test leads, nobody signs in again. */
const LONG_MS = 400 * DAY_MS;

/** A site on which Asha asks £420 for hair and looks at offers, with words for what she and Bela do. */
export async function openOfferSite(wishes: Wishes = {}) {
  const site = await openTalkingSite({ plans: { asha: 4, bela: 6 }, ...wishes });
  const start = site.clock.now;
  const act = (name: string, body: object, who: Name) => site.post(`/api/offer/${name}`, body, who);
  return {
    ...site,
    get adId() {
      return site.adId;
    },
    /** A new ad, nothing offered, and the clock where it began. */
    async start(wanted: Parameters<typeof insertAd>[3] = {}) {
      site.clock.now = start;
      await site.begin(wanted);
      await site.db.deleteFrom('limits').where('key', 'like', 'low-offer:%').execute();
      await site.db
        .updateTable('sessions')
        .set({ expires_at: new Date(start.getTime() + LONG_MS) })
        .execute();
    },
    started: start,
    /** Somebody else who buys. */
    async other(name = `cora${randomBytes(4).toString('hex')}`) {
      const { db, clock } = site;
      const cora = await inviteOne(db, start, name, 'buyer');
      await givePlan(site, cora.id, 5, start);
      await db
        .updateTable('sessions')
        .set({ expires_at: new Date(clock.now.getTime() + LONG_MS) })
        .where('account_id', '=', cora.id)
        .execute();
      const post = (url: string, body: object) =>
        site.app.inject({
          method: 'POST',
          url,
          payload: { data: body },
          headers: { origin: site.platform.config.ORIGIN, cookie: cora.cookie, 'x-token': cora.token },
        });
      return {
        ...cora,
        username: name,
        post,
        make: (amount: number) => post('/api/offer/make', { adId: site.adId, amount }),
      };
    },
    job: () => doJob(site.platform, 'expire-offers'),
    wait(ms: number) {
      site.clock.now = new Date(site.clock.now.getTime() + ms);
    },
    act,
    make: (amount: number, who: Name = 'bela', more: object = {}) =>
      act('make', { adId: site.adId, amount, ...more }, who),
    /** An open offer of Bela's. */
    async open(amount = 350_00) {
      const answer = await act('make', { adId: site.adId, amount }, 'bela');
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().offer as { id: string; conversationId: string };
    },
    async agree(amount = 350_00) {
      const offer = await act('make', { adId: site.adId, amount }, 'bela');
      const { id, conversationId }: { id: string; conversationId: string } = offer.json().offer;
      const yes = await act('accept', { offerId: id, amount }, 'asha');
      if (yes.statusCode !== 200) throw new Error(yes.body);
      return { id, conversationId };
    },
    show: async (offerId: string, who: Name) =>
      (await site.get(`/api/offer/show?offerId=${offerId}`, who)).json().offer,
    rows: () => site.db.selectFrom('offers').selectAll().orderBy('created_at').orderBy('id').execute(),
    reserved: async () =>
      site.db
        .selectFrom('ads')
        .select(['reserved_until', 'reserved_offer', 'version'])
        .where('id', '=', site.adId)
        .executeTakeFirstOrThrow(),
    step: async (
      name: 'pause' | 'updateAsLive' | 'updateAsSold' | 'updateAsDelete' | 'updateMyAdDetails',
      more: object = {},
    ) => {
      const { version } = await site.readAdRow(site.adId);
      return site.post(`/api/seller/${name}`, { adId: site.adId, version, ...more }, 'asha');
    },
    plan: (who: Name, plan: Parameters<typeof givePlan>[2]) => givePlan(site, site.people[who].id, plan),
  };
}
export type OfferSite = Awaited<ReturnType<typeof openOfferSite>>;

/** Such a site for the tests of a file, each of which begins anew. */
export function useOfferSite(wishes?: Wishes): OfferSite {
  const site = useOpened(() => openOfferSite(wishes));
  beforeEach(() => site.start());
  return site;
}

/** What was answered, in short: the status and the sentence. */
export const said = (answer: { statusCode: number; json: () => { message?: string } }) =>
  `${answer.statusCode} ${answer.json().message ?? ''}`;
