import { useEffect, useState } from 'react';
import type { AdEvent } from '#rules/ads/state.ts';
import type { AdFigures, OwnAd } from '#market/ads/mine/own-ad-view.ts';
import type { StandingHold } from '#market/holds/hold-view.ts';
import type { AdLight } from '#market/sales/show/sale-view.ts';
import { useFrameData } from '../../../frame/frame-context.ts';

/** What only the owner of an ad has: its figures, and what may be done to it now. */
export type OwnersView = {
  allowed: AdEvent[];
  figures: AdFigures;
  version: number;
  expiresAt: string | null;
  holds: StandingHold[];
  /** Who wrote about it: one of them may be the buyer. */
  askers: { conversationId: string; username: string }[];
  /** Of its protected sale, where the server was asked for the page itself. */
  lit?: { saleId: string; light: Pick<AdLight['light'], 'colour' | 'words'> } | undefined;
};

type OwnDetails = { ad: OwnAd; figures: AdFigures; askers: OwnersView['askers'] };

export function toOwnersView({ ad, figures, askers: all }: OwnDetails): OwnersView {
  const { allowed, version, expiresAt, holds } = ad;
  const { views, saves, conversations, lowOffers } = figures;
  const askers = all.map(({ conversationId, username }) => ({ conversationId, username }));
  return { allowed, version, expiresAt, holds, askers, figures: { views, saves, conversations, lowOffers } };
}

type Asked = { adId: string; status: string; own: OwnersView };

/** Null for everybody but the owner. The page of a live ad is the same for all, so their browser asks for it. */
export function useOwnersView(
  ad: { id: string; status: string },
  sellerId: string,
  loaded: OwnersView | null,
) {
  const isOwn = useFrameData()?.viewer?.id === sellerId;
  const [asked, setAsked] = useState<Asked>();
  const isAsked = isOwn && loaded === null;
  const { id, status } = ad;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    void askOwnersView(id, leaving.signal).then((own) => own && setAsked({ adId: id, status, own }));
    return () => leaving.abort();
  }, [isAsked, id, status]);
  if (loaded !== null) return loaded;
  return isOwn && asked?.adId === id && asked.status === status ? asked.own : null;
}

/** Undefined where it could not be had: the ad is there all the same. */
async function askOwnersView(adId: string, signal: AbortSignal): Promise<OwnersView | undefined> {
  try {
    const answer = await fetch(`/api/seller/getMyAdDetails?adId=${adId}`, { signal });
    return answer.ok ? toOwnersView((await answer.json()) as OwnDetails) : undefined;
  } catch {
    return undefined;
  }
}
