import type { SavedSearchView } from './saved-search-view.ts';
import type { SearchRow } from './search-store.ts';

export function searchView({ id, name, search, alert, created_at }: SearchRow): SavedSearchView {
  return {
    id,
    name,
    url: search.query === '' ? '/all-ads' : `/all-ads?${search.query}`,
    alert: alert ?? 'none',
    createdAt: created_at.toISOString(),
  };
}
