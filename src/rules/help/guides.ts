/** The guides that ask whether they helped. */
export const GUIDES = [
  '/website-safety/',
  '/protected-sale/',
  '/how-to-buy-hair-online/',
  '/how-do-i-sell-my-hair-online/',
] as const;

export const isGuide = (path: string): boolean => GUIDES.some((guide) => guide === path);
