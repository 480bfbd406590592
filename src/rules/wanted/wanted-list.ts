/** The orders in which requests are listed. */
export const WANTED_ORDERS = ['newest', 'ending', 'best-paid'] as const;
export type WantedOrder = (typeof WANTED_ORDERS)[number];

export const WANTED_ORDER_LABELS: Record<WantedOrder, string> = {
  newest: 'Newest',
  ending: 'Ending soon',
  'best-paid': 'Best paid',
};

/** So many requests stand on one page of a list, and so many are counted at most. */
export const WANTED_PAGE = 24;
export const WANTED_COUNTED = 1000;

/** Search engines find the list, by its page and by the sitemap, as long as there is something in it. */
export const isListForSearchEngines = (requests: number): boolean => requests > 0;

/** With so many ads one seller answers one request. */
export const ANSWERS_MOST = 3;
