import { insertSession, type Name } from '../people/cast.ts';
import { DAY_MS } from '#rules/time.ts';
import type { TalkingSite } from '../moderation/conversations.ts';

const MARKED = { asDescribed: 5, kind: 4, quick: 5 };

/** Words for what Asha and Bela do after a sale. */
export function sellToBela(site: TalkingSite) {
  const readVersion = async () => (await site.readAdRow(site.adId)).version;
  const mine = async (who: Name) => (await site.get('/api/rating/mine', who)).json();
  return {
    mine,
    /** Sessions last a day: whoever comes later signs in again. */
    letDaysPass: async (days: number) => {
      site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS);
      const expires_at = new Date(site.clock.now.getTime() + DAY_MS);
      for (const who of ['asha', 'bela', 'dara'] as const) {
        const { id: account_id } = site.people[who];
        const session = {
          account_id,
          strength: 'strong',
          password_given_at: expires_at,
          expires_at,
        } as const;
        Object.assign(site.people[who], await insertSession(site.db, session));
      }
    },
    answer: (ratingId: string, answer: string, who: Name = 'asha', version = 1) =>
      site.post('/api/rating/answer', { ratingId, version, answer }, who),
    /** Bela asks about the ad, and Asha marks it as sold to her. Gives the sale and its conversation. */
    sell: async () => {
      const { conversationId } = (await site.ask()).json();
      const sold = { adId: site.adId, version: await readVersion(), soldPrice: 400_00, conversationId };
      const answer = await site.post('/api/seller/updateAsSold', sold, 'asha');
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { toWrite } = await mine('bela');
      return { conversationId: String(conversationId), saleId: String(toWrite[0].saleId) };
    },
    putLive: async () =>
      site.post('/api/seller/updateAsLive', { adId: site.adId, version: await readVersion() }, 'asha'),
    rate: (saleId: string, who: Name, more: object = {}, headers?: Record<string, string>) =>
      site.post('/api/rating/write', { saleId, ...MARKED, ...more }, who, headers),
    ofAsha: async () => (await site.get(`/api/rating/ofSeller?userId=${site.people.asha.id}`)).json(),
    news: async (who: Name) =>
      (await site.get('/api/notification/news', who))
        .json()
        .items.filter(({ kind }: { kind: string }) => kind === 'rating')
        .map(({ sentence }: { sentence: string }) => sentence),
  };
}
