/** A first message about an ad, with this quick question in it. */
export const toAskPath = (adId: string, number: number): string => `/messages/new?ad=${adId}&ask=${number}`;

/** An offer for an ad, on a page of its own. */
export const toOfferPath = (adId: string): string => `/messages/new?ad=${adId}&offer=yes`;
