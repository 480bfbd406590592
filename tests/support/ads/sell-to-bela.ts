import type { Name } from '../people/cast.ts';
import type { TalkingSite } from '../moderation/conversations.ts';

const MARKED = { asDescribed: 5, kind: 4, quick: 5 };

/** Words for what Asha and Bela do after a sale. */
export function sellToBela(site: TalkingSite) {
  const readVersion = async () => (await site.readAdRow(site.adId)).version;
  const mine = async (who: Name) => (await site.get('/api/rating/mine', who)).json();
  return {
    mine,
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
