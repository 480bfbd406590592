import { listSavedIds } from './list-saved-ids.ts';
import { listSaved } from './list-saved.ts';
import { toggleSaved } from './toggle-saved.ts';

/** The ads somebody wants to find again. */
export const savedMenus = {
  saved: { list: listSaved, ids: listSavedIds, toggle: toggleSaved },
};
