/**
 * The pages that depend on nothing but their address, the reader's display settings, the database and the day: they are
 * rendered once and served to everybody from the cache. What is personal on them comes afterwards, with script. A page
 * whose form carries a key, a stamp or a token of its own is none of them.
 */
const SAME_FOR_ALL = [
  '/',
  '/all-ads',
  '/hair-categories/[^/]+/[^/]+',
  '/ad/[^/]+(?:/[^/]+)?',
  '/sellers/[^/]+',
  '/wanted',
  '/prices',
  '/hair-price-calculator',
  '/about',
  '/faq',
  '/website-safety/',
  '/protected-sale/',
  '/how-to-buy-hair-online/',
  '/how-do-i-sell-my-hair-online/',
  '/terms',
  '/privacy',
  '/accessibility',
  '/offline',
];

const PATTERN = new RegExp(`^(?:${SAME_FOR_ALL.join('|')})$`);

export const isSameForAll = (path: string): boolean => PATTERN.test(path);
