import { deleteSearch } from './delete-search.ts';
import { editSearch } from './edit-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { saveSearch } from './save-search.ts';
import { unsubscribeSearch } from './unsubscribe-search.ts';

/** Searches that somebody is written to about. */
export const searchMenus = {
  searches: {
    save: saveSearch,
    list: listSavedSearches,
    edit: editSearch,
    delete: deleteSearch,
    unsubscribe: unsubscribeSearch,
  },
};
