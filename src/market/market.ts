import { warnOfSlips } from './ads/warn-of-slips.ts';
import type { ConfirmItIsYou } from '#rules/account-settings.ts';
import { drawAdLink } from './ads/draw-ad-link.ts';
import { addPhotos } from './ads/add-photos.ts';
import { alsoSell } from './accounts/also-sell.ts';
import { askForCode } from './accounts/ask-for-code.ts';
import { confirmItIsYou } from './accounts/confirm-it-is-you.ts';
import { changePassword } from './accounts/change-password.ts';
import { accountSafety } from './accounts/account-safety.ts';
import { createUser } from './accounts/create-user.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { endSession } from './accounts/end-session.ts';
import { exportData, openExport } from './accounts/export-data.ts';
import { isRegisteredHere } from './accounts/find-registration-here.ts';
import { listSessions } from './accounts/list-sessions.ts';
import { logIn } from './accounts/log-in.ts';
import { logOut } from './accounts/log-out.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { restoreAccount } from './accounts/restore-account.ts';
import { showProfile } from './accounts/show-profile.ts';
import { updateProfile } from './accounts/update-profile.ts';
import { verifyAddress } from './accounts/verify-address.ts';
import { browseAds } from './ads/browse-ads.ts';
import { countAdsByBand } from './ads/count-ads-by-band.ts';
import { countAdsByCategory } from './ads/count-ads-by-category.ts';
import { countMarket } from './ads/count-market.ts';
import { keepTyped, showTyped } from './ads/keep-typed.ts';
import { countSitemapFiles, listAdsForSitemap } from './ads/list-ads-for-sitemap.ts';
import { editAd } from './ads/edit-ad.ts';
import { countFacets } from './ads/count-facets.ts';
import { guidePrice } from './ads/guide-price.ts';
import { listFeaturedAds } from './ads/list-featured-ads.ts';
import { listLatestAds } from './ads/list-latest-ads.ts';
import { listMyAds } from './ads/list-my-ads.ts';
import { listReviewQueue } from './ads/list-review-queue.ts';
import { listSoldAds } from './ads/list-sold-ads.ts';
import { moveAd } from './ads/move-ad.ts';
import { postAd } from './ads/post-ad.ts';
import { relistAd, showRelist } from './ads/relist-ad.ts';
import { reviewAd } from './ads/review-ad.ts';
import { undoReview } from './ads/undo-review.ts';
import { showAd } from './ads/show-ad.ts';
import { listBannerTexts } from './banner/list-banner-texts.ts';
import { noteHelpMiss } from './help/note-help-miss.ts';
import { voteOnPage } from './help/vote-on-page.ts';
import { makeCaseStamp } from './cases/case-stamp.ts';
import { openCase } from './cases/open-case.ts';
import { showCase } from './cases/show-case.ts';
import { showMyAd } from './ads/show-my-ad.ts';
import { showPhotoLimit } from './ads/show-photo-limit.ts';
import { findAds, searchAds } from './ads/search-ads.ts';
import { suggestSearches } from './ads/suggest-searches.ts';
import type { Context } from './context.ts';
import { recordDiagnostic } from './diagnostics/record-diagnostic.ts';
import { doOnce, type OnceRequest } from './idempotency/do-once.ts';
import { listDemoMails } from './mailbox/list-demo-mails.ts';
import { showDemoMail } from './mailbox/show-demo-mail.ts';
import { cancelOrder } from './payments/cancel-order.ts';
import { captureOrder } from './payments/capture-order.ts';
import { checkSellerPaid } from './payments/check-seller-paid.ts';
import { chooseFreePlan } from './payments/choose-free-plan.ts';
import { createOrder } from './payments/create-order.ts';
import { exportLedger } from './payments/export-ledger.ts';
import { listLedger } from './payments/list-ledger.ts';
import { listPlans } from './payments/list-plans.ts';
import { openOrder } from './payments/open-order.ts';
import { receiveWebhook } from './payments/receive-webhook.ts';
import { refundOrder } from './payments/refund-order.ts';
import { showOrder } from './payments/show-order.ts';
import { showSubscription } from './payments/show-subscription.ts';
import { messageMenu } from './messages/message-menu.ts';
import { notificationMenu } from './notifications/notification-menu.ts';
import { photoMenu, type ReceivePhotos } from './photos/photo-menu.ts';
import { estimateHairPrice } from './prices/estimate-hair-price.ts';
import { judgeAdPrice } from './prices/judge-ad-price.ts';
import { openPriceBook } from './prices/open-price-book.ts';
import { readRates } from './prices/read-rates.ts';
import { setRate } from './prices/set-rate.ts';
import { reportMenu } from './reports/report-menu.ts';
import { listSavedIds } from './saved/list-saved-ids.ts';
import { listSaved } from './saved/list-saved.ts';
import { toggleSaved } from './saved/toggle-saved.ts';
import { showSeller } from './ads/show-seller.ts';
import { staffMenu } from './staff/staff-menu.ts';
import { deleteSearch } from './searches/delete-search.ts';
import { listSavedSearches } from './searches/list-saved-searches.ts';
import { saveSearch } from './searches/save-search.ts';
import { unsubscribeSearch } from './searches/unsubscribe-search.ts';
import { serve, type Served } from './serve.ts';

/** Pages and API endpoints order from the menu and from nothing else. */
export function openMarket(ctx: Context): Market {
  return { ...menuOf(ctx), confirmed: (proof) => openConfirmed(ctx, proof) };
}

/** The same market for somebody who has just proved once more who they are. */
async function openConfirmed(ctx: Context, proof: ConfirmItIsYou): Promise<Market> {
  await confirmItIsYou(ctx, proof);
  return openMarket({ ...ctx, viewer: ctx.viewer && { ...ctx.viewer, hasFreshProof: true } });
}

/** The menu: everything that can be done here. */
function menuOf(ctx: Context) {
  return {
    viewer: ctx.viewer,
    /** What every form of somebody signed in repeats; null for a visitor. */
    formToken: ctx.browser.session?.token ?? null,
    accounts: serve(ctx, {
      create: createUser,
      verify: verifyAddress,
      isRegisteredHere,
      askForCode,
      logIn,
      logOut,
      resetPassword,
      changePassword,
      sessions: listSessions,
      endSession,
      exportData,
      openExport,
      delete: deleteAccount,
      restore: restoreAccount,
      profile: showProfile,
      updateProfile,
      alsoSell,
      ...accountSafety,
    }),
    diagnostics: serve(ctx, { record: recordDiagnostic }),
    ...finding(ctx),
    myAds: serve(ctx, {
      list: listMyAds,
      show: showMyAd,
      post: postAd,
      edit: editAd,
      move: moveAd,
      addPhotos,
      photoLimit: showPhotoLimit,
      keepTyped,
      showTyped,
      guidePrice,
      warnOfSlips,
      drawLink: drawAdLink,
      showRelist,
      relist: relistAd,
    }),
    review: serve(ctx, { queue: listReviewQueue, decide: reviewAd, undo: undoReview }),
    staff: serve(ctx, staffMenu),
    photos: serve(ctx, photoMenu) as ReceivePhotos & Served<typeof photoMenu>,
    prices: serve(ctx, {
      estimate: estimateHairPrice,
      judge: judgeAdPrice,
      book: openPriceBook,
      rates: readRates,
      setRate,
    }),
    reports: serve(ctx, reportMenu),
    messages: serve(ctx, messageMenu),
    notifications: serve(ctx, notificationMenu),
    ...paying(ctx),
    ...helping(ctx),
    mailbox: serve(ctx, { list: listDemoMails, show: showDemoMail }),
  };
}
/** What people find here, and what they keep of it. */
function finding(ctx: Context) {
  return {
    ads: serve(ctx, {
      featured: listFeaturedAds,
      latestForSale: listLatestAds,
      latestSold: listSoldAds,
      browse: browseAds,
      search: searchAds,
      find: findAds,
      facets: countFacets,
      suggest: suggestSearches,
      countByBand: countAdsByBand,
      countByCategory: countAdsByCategory,
      countAll: countMarket,
      sitemapFiles: countSitemapFiles,
      forSitemap: listAdsForSitemap,
      show: showAd,
    }),
    saved: serve(ctx, { list: listSaved, ids: listSavedIds, toggle: toggleSaved }),
    searches: serve(ctx, {
      save: saveSearch,
      list: listSavedSearches,
      delete: deleteSearch,
      unsubscribe: unsubscribeSearch,
    }),
    sellers: serve(ctx, { show: showSeller }),
  };
}

/** Plans and what is paid for them. */
function paying(ctx: Context) {
  return {
    payments: serve(ctx, {
      plans: listPlans,
      chooseFree: chooseFreePlan,
      create: createOrder,
      open: openOrder,
      capture: captureOrder,
      cancel: cancelOrder,
      show: showOrder,
      refund: refundOrder,
      ledger: listLedger,
      ledgerFile: exportLedger,
      ownSubscription: showSubscription,
      checkSeller: checkSellerPaid,
      receiveWebhook,
    }),
  };
}

/** Letters to us, and what we tell everybody. */
function helping(ctx: Context) {
  return {
    cases: serve(ctx, { stamp: makeCaseStamp, open: openCase, show: showCase }),
    banner: serve(ctx, { texts: listBannerTexts }),
    help: serve(ctx, { noteMiss: noteHelpMiss, vote: voteOnPage }),
  };
}

export type Market = ReturnType<typeof menuOf> & {
  /** For a form that asks for a fresh proof: what it orders then, it orders here. */
  confirmed(proof: ConfirmItIsYou): Promise<Market>;
};
export type { OnceRequest };

/** Orders something that must happen once, however often it is asked for with the same key. */
export function orderOnce<Answer extends object>(
  ctx: Context,
  request: OnceRequest,
  order: (market: Market) => Promise<Answer>,
): Promise<Answer> {
  return doOnce(ctx, request, (inner) => order(openMarket(inner)));
}
