import type { Name } from '../people/cast.ts';
import { insertAd } from '../ads/some-ads.ts';
import { openTestSite, type Wishes } from '../site/test-site.ts';
import { useOpened } from '../site/use-opened.ts';
import { beforeEach } from 'vitest';

export const QUESTION = 'Hello, is the hair still for sale? I make wigs in Leeds.';
export const UNCUT = {
  cut_state: 'uncut',
  to_be_cut_by: 'salon',
  circumference_mm: 90,
  grams_estimated: true,
  roots_tied: null,
} as const;

const EMPTIED = [
  'photos',
  'holds',
  'reports',
  'ratings',
  'sales',
  'answer_times',
  'offers',
  'messages',
  'conversations',
  'blocks',
  'notification_choices',
  'notifications',
  'push_subscriptions',
  'people_looking',
  'mailbox',
] as const;

/** A site on which Asha has an ad and both she and Bela have a plan, with words for what they do. */
export async function openTalkingSite(wishes: Wishes = {}) {
  const site = await openTestSite({ plans: { asha: 1, bela: 5 }, ...wishes });
  let adId = '';
  return {
    ...site,
    get adId() {
      return adId;
    },
    /** Nobody has written anything, and there is a new ad. */
    async begin(wanted: Parameters<typeof insertAd>[3] = {}) {
      await site.runJobs();
      await site.db.updateTable('ads').set({ reserved_until: null, reserved_offer: null }).execute();
      for (const table of EMPTIED) await site.db.deleteFrom(table).execute();
      adId = await insertAd(site.db, site.people.asha.id, site.clock.now, {
        open_to_offers: true,
        ...wanted,
      });
    },
    ask: (more: object = {}, who: Name = 'bela') =>
      site.post('/api/ad/sendEmailtoUser', { adId, message: QUESTION, ...more }, who),
    send: (conversationId: string, message: string, who: Name, more: object = {}) =>
      site.post('/api/message/send', { conversationId, message, ...more }, who),
    thread: async (conversationId: string, who: Name) =>
      (await site.get(`/api/message/thread?conversationId=${conversationId}`, who)).json(),
    list: async (who: Name) => (await site.get('/api/message/list', who)).json().items,
    async mails() {
      await site.runJobs();
      return site.db.selectFrom('mailbox').selectAll().orderBy('to_address').orderBy('text').execute();
    },
  };
}
export type TalkingSite = Awaited<ReturnType<typeof openTalkingSite>>;

/** Such a site for the tests of a file, each of which begins anew. */
export function useTalkingSite(wishes?: Wishes): TalkingSite {
  const site = useOpened(() => openTalkingSite(wishes));
  beforeEach(() => site.begin());
  return site;
}
