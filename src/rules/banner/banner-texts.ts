/** A sentence of the top banner, with a way to read more. Links stay within the site. */
export type BannerText = { text: string; link: { url: string; label: string } | null };

/** A banner that was closed stays away for so long. */
export const BANNER_REST_DAYS = 7;

/** After so many pages in a row it is known, and folds to one line on a phone for the rest of the day. */
export const BANNER_READ_PAGES = 3;
export const BANNER_FOLD_HOURS = 12;

/** Where somebody may be about to cut: there the rule stands, whatever was closed. */
export const isWhereHairIsCut = (path: string): boolean => /^\/(?:ad|post-an-ad|messages)(?:\/|$)/.test(path);

/** What the banner says where staff have written nothing else. The first is the rule of the house. */
export const BANNER_TEXTS: readonly BannerText[] = [
  {
    text: 'Do not cut your hair until payment has been received.',
    link: { url: '/website-safety/', label: 'Website safety' },
  },
  {
    text: 'An e-mail is not money. Look in your own account.',
    link: { url: '/website-safety/#real-money', label: 'How to be sure' },
  },
  {
    text: 'We never ask you for a code, a video or a fee.',
    link: { url: '/website-safety/#tricks', label: 'Eight tricks' },
  },
];
