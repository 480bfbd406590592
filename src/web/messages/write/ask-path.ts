/** A first message about an ad, with this quick question in it. */
export const toAskPath = (adId: string, number: number): string => `/messages/new?ad=${adId}&ask=${number}`;
