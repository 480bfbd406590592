/**
 * A route's `handle` where the page depends on nothing but its address, the visitor's choices, the database and the
 * day: such a page is cached and served to every visitor. Never where a form carries a key, a stamp or a token of its
 * own.
 */
export const CACHED = { isSameForAll: true } as const;
