import { waitUntilFree } from './free/wait-until-free.ts';
import { listFollowed } from './follow/list-followed.ts';
import { toggleFollowed } from './follow/toggle-followed.ts';
import { listMarkedIds } from './list-marked-ids.ts';
import { listSaved } from './list-saved.ts';
import { toggleSaved } from './toggle-saved.ts';

/** The ads somebody wants to find again, and the sellers they follow. */
export const savedMenus = {
  saved: {
    list: listSaved,
    marks: listMarkedIds,
    toggle: toggleSaved,
    waitUntilFree,
    followed: listFollowed,
    follow: toggleFollowed,
  },
};
