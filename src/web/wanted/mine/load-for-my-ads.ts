import type { OwnAdCard } from '#market/ads/mine/own-ad-view.ts';
import type { Market } from '#market/market.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { showAsk } from './show-ask.ts';

/** As many ads of one's own as are looked through for a page, and as many of them and of requests as are read there. */
const LOOKED_THROUGH = 50;
const ADS_SHOWN = 8;
const ASKS_SHOWN = 5;
/** Of one ad alone. */
const ASKS_OF_ONE = 20;

type Asked = { /** This ad alone. */ ad: string | null; after: string | null };
type Own = { id: string; title: string | null; url: string; photo: string | null };

/** One's live ads: those that somebody wants with who does, the most wanted first, and the others by name. */
export async function loadForMyAds(market: Market, { ad, after }: Asked) {
  const { items, next } = await orRefusedPage(ad === null ? listLive(market, after) : showAlone(market, ad));
  const people = await orRefusedPage(market.wanted.countForAds({ adIds: items.map(({ id }) => id) }));
  const asked = items
    .filter(({ id }) => people.has(id))
    .toSorted((a, b) => (people.get(b.id) ?? 0) - (people.get(a.id) ?? 0));
  return {
    ads: await Promise.all(asked.slice(0, ADS_SHOWN).map((own) => withAsks(market, own, ad !== null))),
    /** Wanted as well, each on a page of its own. */
    more: asked.slice(ADS_SHOWN).map(({ id, title }) => ({ id, title, people: people.get(id) ?? 0 })),
    unasked: items.filter(({ id }) => !people.has(id)).map(({ id, title, url }) => ({ id, title, url })),
    next,
    isAlone: ad !== null,
  };
}

async function withAsks({ wanted }: Market, own: Own, isAlone: boolean) {
  const asks = await orRefusedPage(wanted.forAd({ adId: own.id }));
  const shown = asks.slice(0, isAlone ? ASKS_OF_ONE : ASKS_SHOWN);
  return { ...own, left: asks.length - shown.length, asks: shown.map(showAsk) };
}

type Shown = { items: Own[]; next: string | null };

async function listLive({ myAds }: Market, after: string | null): Promise<Shown> {
  const page = { status: 'live' as const, limit: LOOKED_THROUGH, ...(after !== null && { after }) };
  const { items, next } = await myAds.list(page);
  return { items: items.map(toOwn), next };
}

const toOwn = ({ id, title, url, photo }: OwnAdCard): Own => ({
  id,
  title,
  url,
  photo: photo?.urls.small ?? null,
});

async function showAlone({ myAds }: Market, adId: string): Promise<Shown> {
  const { ad } = await myAds.show(adId);
  const { id, title, url, photos } = ad;
  return { items: [{ id, title, url, photo: photos[0]?.urls.small ?? null }], next: null };
}
