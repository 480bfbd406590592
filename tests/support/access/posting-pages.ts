import { all, hiddenFrom, leadsOn, only, type PageRow } from './page-verdicts.ts';

const ASKED_FIRST = leadsOn('/post-an-ad', 'buyer');

/** Who may take which step of posting an ad. */
export const POSTING_PAGES: Record<string, PageRow> = {
  // A buyer is asked there whether to sell here as well; every other address of posting leads them to it.
  '/post-an-ad': { at: '/post-an-ad', who: only('buyer', 'seller', 'creator', 'admin') },
  '/post-an-ad/start': {
    at: '/post-an-ad/start',
    who: { ...only('seller', 'creator', 'admin'), ...ASKED_FIRST },
  },
  '/post-an-ad/save': { at: '/post-an-ad/save', who: all('hidden') },
  ...Object.fromEntries(
    ['photos', 'hair', 'price', 'check'].map((step) => [`/post-an-ad/${step}`, draftStep(step)]),
  ),
  '/post-an-ad/done': {
    ...draftStep('done'),
    // A draft is not done.
    own: { ...only(), ...ASKED_FIRST, ...leadsOn('/post-an-ad/check', 'seller', 'creator', 'admin') },
    others: {
      ...hiddenFrom(only(), 'seller', 'creator'),
      ...ASKED_FIRST,
      ...leadsOn('/post-an-ad/check', 'admin'),
    },
  },
};

/** A step of posting, over a draft that is somebody's. */
function draftStep(step: string) {
  return {
    thing: 'draft',
    at: ({ adId }) => `/post-an-ad/${step}?draft=${adId}`,
    own: { ...only('seller', 'creator', 'admin'), ...ASKED_FIRST },
    others: { ...hiddenFrom(only('admin'), 'seller', 'creator'), ...ASKED_FIRST },
  } satisfies PageRow;
}
