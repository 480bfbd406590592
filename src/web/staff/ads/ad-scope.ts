import type { AdScope } from '#rules/staff/table-words.ts';

/** Which ads the address asks for: all, those one entered, one seller's. Whoever may not see all begins with their own. */
export function readAdScope(url: URL, maySeeAll: boolean): AdScope {
  const userId = url.searchParams.get('seller');
  if (userId) return { of: 'seller', userId };
  return url.searchParams.get('scope') === 'mine' || !maySeeAll ? { of: 'mine' } : { of: 'all' };
}
