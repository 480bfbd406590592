import { deleteWanted } from './keep/delete-wanted.ts';
import { editWanted } from './keep/edit-wanted.ts';
import { endWanted } from './keep/end-wanted.ts';
import { postWanted } from './keep/post-wanted.ts';
import { renewWanted } from './keep/renew-wanted.ts';
import { matchUses } from './match-menu.ts';
import { listWantedInReview } from './review/list-wanted-in-review.ts';
import { reviewWanted } from './review/review-wanted.ts';
import { browseWanted } from './show/browse-wanted.ts';
import { countWantedSitemapFiles, listWantedForSitemap } from './show/list-wanted-for-sitemap.ts';
import { listMyWanted } from './show/list-my-wanted.ts';
import { showWanted } from './show/show-wanted.ts';

/** What hair people look for. */
export const wantedMenus = {
  wanted: {
    browse: browseWanted,
    show: showWanted,
    mine: listMyWanted,
    post: postWanted,
    edit: editWanted,
    end: endWanted,
    renew: renewWanted,
    delete: deleteWanted,
    queue: listWantedInReview,
    review: reviewWanted,
    sitemapFiles: countWantedSitemapFiles,
    forSitemap: listWantedForSitemap,
    ...matchUses,
  },
};
