import { browseAds } from './find/browse-ads.ts';
import { countFacets } from './find/count-facets.ts';
import { exportAds } from './find/export-ads.ts';
import { listFeaturedAds } from './find/list-featured-ads.ts';
import { noteSearchMiss } from './find/note-search-miss.ts';
import { findAds, searchAds } from './find/search-ads.ts';
import { suggestSearches } from './find/suggest-searches.ts';
import { exportOwnAds, exportOwnAdsAsText } from './import/export-own-ads.ts';
import { runImport } from './import/run-import.ts';
import { exportImport, listImports, showImport } from './import/show-import.ts';
import { tryImport } from './import/try-import.ts';
import { listReviewQueue } from './life/list-review-queue.ts';
import { moveAd } from './life/move-ad.ts';
import { relistAd, showRelist } from './life/relist-ad.ts';
import { measureAd } from './life/measure-ad.ts';
import { reviewAd } from './life/review-ad.ts';
import { undoReview } from './life/undo-review.ts';
import { drawAdLink } from './mine/draw-ad-link.ts';
import { featureAd } from './mine/feature-ad.ts';
import { lookAhead } from './mine/look-ahead.ts';
import { listMyAds } from './mine/list-my-ads.ts';
import { showMyAd } from './mine/show-my-ad.ts';
import { countAdsByBand } from './overview/count-ads-by-band.ts';
import { countAdsByCategory } from './overview/count-ads-by-category.ts';
import { countMarket } from './overview/count-market.ts';
import { countSitemapFiles, listAdsForSitemap } from './overview/list-ads-for-sitemap.ts';
import { addPhotos } from './post/add-photos.ts';
import { editAd } from './post/edit-ad.ts';
import { guidePrice } from './post/guide-price.ts';
import { keepTyped, showTyped } from './post/keep-typed.ts';
import { postAd } from './post/post-ad.ts';
import { showPhotoLimit } from './post/show-photo-limit.ts';
import { turnPhoto } from './post/turn-photo.ts';
import { warnOfSlips } from './post/warn-of-slips.ts';
import { compareAds } from './show/compare-ads.ts';
import { listLatestAds } from './show/list-latest-ads.ts';
import { listSoldAds } from './show/list-sold-ads.ts';
import { countViews } from './show/count-views.ts';
import { drawAdCode } from './show/draw-ad-code.ts';
import { findNextChange } from './show/find-next-change.ts';
import { showAd } from './show/show-ad.ts';
import { showSeller } from './show/show-seller.ts';

/** What people find here, what sellers do with their own ads, and what staff let through. */
export const adMenus = {
  ads: {
    featured: listFeaturedAds,
    latestForSale: listLatestAds,
    latestSold: listSoldAds,
    browse: browseAds,
    search: searchAds,
    noteMiss: noteSearchMiss,
    find: findAds,
    export: exportAds,
    facets: countFacets,
    suggest: suggestSearches,
    countByBand: countAdsByBand,
    countByCategory: countAdsByCategory,
    countAll: countMarket,
    sitemapFiles: countSitemapFiles,
    forSitemap: listAdsForSitemap,
    show: showAd,
    compare: compareAds,
    nextChange: findNextChange,
    drawCode: drawAdCode,
    countViews,
  },
  myAds: {
    list: listMyAds,
    show: showMyAd,
    lookAhead,
    post: postAd,
    edit: editAd,
    move: moveAd,
    feature: featureAd,
    addPhotos,
    turnPhoto,
    photoLimit: showPhotoLimit,
    keepTyped,
    showTyped,
    guidePrice,
    warnOfSlips,
    drawLink: drawAdLink,
    showRelist,
    relist: relistAd,
  },
  trade: {
    tools: listImports,
    tryImport,
    runImport,
    showImport,
    exportImport,
    exportAds: exportOwnAds,
    exportAdsAsText: exportOwnAdsAsText,
  },
  review: { queue: listReviewQueue, decide: reviewAd, undo: undoReview, measure: measureAd },
  sellers: { show: showSeller },
};
