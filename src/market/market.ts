import { warnOfSlips } from './ads/post/warn-of-slips.ts';
import type { ConfirmItIsYou } from '#rules/accounts/settings-schema.ts';
import { drawAdLink } from './ads/mine/draw-ad-link.ts';
import { addPhotos } from './ads/post/add-photos.ts';
import { alsoSell } from './accounts/settings/also-sell.ts';
import { askForCode } from './accounts/codes/ask-for-code.ts';
import { confirmItIsYou } from './accounts/password/confirm-it-is-you.ts';
import { replacePassword } from './accounts/password/replace-password.ts';
import { accountMenu } from './accounts/menu.ts';
import { createUser } from './accounts/register/create-user.ts';
import { deleteAccount } from './accounts/settings/delete-account.ts';
import { endSession } from './accounts/sign-in/end-session.ts';
import { exportData, openExport } from './personal-data/download/export-data.ts';
import { isRegisteredHere } from './accounts/register/find-registration-here.ts';
import { listSessions } from './accounts/sign-in/list-sessions.ts';
import { logIn } from './accounts/sign-in/log-in.ts';
import { logOut } from './accounts/sign-in/log-out.ts';
import { resetPassword } from './accounts/password/reset-password.ts';
import { restoreAccount } from './accounts/settings/restore-account.ts';
import { showProfile } from './accounts/settings/show-profile.ts';
import { updateProfile } from './accounts/settings/update-profile.ts';
import { verifyAddress } from './accounts/register/verify-address.ts';
import { browseAds } from './ads/find/browse-ads.ts';
import { countAdsByBand } from './ads/overview/count-ads-by-band.ts';
import { countAdsByCategory } from './ads/overview/count-ads-by-category.ts';
import { countMarket } from './ads/overview/count-market.ts';
import { keepTyped, showTyped } from './ads/post/keep-typed.ts';
import { countSitemapFiles, listAdsForSitemap } from './ads/overview/list-ads-for-sitemap.ts';
import { editAd } from './ads/post/edit-ad.ts';
import { countFacets } from './ads/find/count-facets.ts';
import { guidePrice } from './ads/post/guide-price.ts';
import { listFeaturedAds } from './ads/find/list-featured-ads.ts';
import { listLatestAds } from './ads/show/list-latest-ads.ts';
import { listMyAds } from './ads/mine/list-my-ads.ts';
import { listReviewQueue } from './ads/life/list-review-queue.ts';
import { listSoldAds } from './ads/show/list-sold-ads.ts';
import { moveAd } from './ads/life/move-ad.ts';
import { postAd } from './ads/post/post-ad.ts';
import { relistAd, showRelist } from './ads/life/relist-ad.ts';
import { reviewAd } from './ads/life/review-ad.ts';
import { undoReview } from './ads/life/undo-review.ts';
import { showAd } from './ads/show/show-ad.ts';
import { listBannerTexts } from './banner/list-banner-texts.ts';
import { noteHelpMiss } from './help/note-help-miss.ts';
import { voteOnPage } from './help/vote-on-page.ts';
import { makeCaseStamp } from './cases/case-stamp.ts';
import { openCase } from './cases/open-case.ts';
import { showCase } from './cases/show-case.ts';
import { showMyAd } from './ads/mine/show-my-ad.ts';
import { showPhotoLimit } from './ads/post/show-photo-limit.ts';
import { findAds, searchAds } from './ads/find/search-ads.ts';
import { suggestSearches } from './ads/find/suggest-searches.ts';
import type { Context } from './context.ts';
import { recordDiagnostic } from './diagnostics/record-diagnostic.ts';
import { doOnce, type OnceRequest } from './idempotency/do-once.ts';
import { listDemoMails } from './mailbox/list-demo-mails.ts';
import { showDemoMail } from './mailbox/show-demo-mail.ts';
import { cancelOrder } from './payments/orders/cancel-order.ts';
import { captureOrder } from './payments/orders/capture-order.ts';
import { checkSellerPaid } from './payments/plans/check-seller-paid.ts';
import { chooseFreePlan } from './payments/plans/choose-free-plan.ts';
import { createOrder } from './payments/orders/create-order.ts';
import { exportLedger } from './payments/ledger/export-ledger.ts';
import { listLedger } from './payments/ledger/list-ledger.ts';
import { listPlans } from './payments/plans/list-plans.ts';
import { openOrder } from './payments/orders/open-order.ts';
import { receiveWebhook } from './payments/settle/receive-webhook.ts';
import { refundOrder } from './payments/settle/refund-order.ts';
import { showOrder } from './payments/orders/show-order.ts';
import { showSubscription } from './payments/plans/show-subscription.ts';
import { messageMenu } from './messages/menu.ts';
import { notificationMenu } from './notifications/menu.ts';
import { photoMenu, type ReceivePhotos } from './photos/menu.ts';
import { estimateHairPrice } from './prices/estimate-hair-price.ts';
import { judgeAdPrice } from './prices/judge-ad-price.ts';
import { openPriceBook } from './prices/sales/open-price-book.ts';
import { readRates } from './prices/read-rates.ts';
import { setRate } from './prices/set-rate.ts';
import { reportMenu } from './moderation/menu.ts';
import { listSavedIds } from './saved/list-saved-ids.ts';
import { listSaved } from './saved/list-saved.ts';
import { toggleSaved } from './saved/toggle-saved.ts';
import { showSeller } from './ads/show/show-seller.ts';
import { staffMenu } from './staff/menu.ts';
import { deleteSearch } from './searches/delete-search.ts';
import { listSavedSearches } from './searches/list-saved-searches.ts';
import { saveSearch } from './searches/save-search.ts';
import { unsubscribeSearch } from './searches/unsubscribe-search.ts';
import { bind, type Bound } from './bind.ts';

/** Pages and API endpoints order from the menu and from nothing else. */
export function openMarket(ctx: Context): Market {
  return { ...bindMenus(ctx), confirmed: (proof) => openConfirmed(ctx, proof) };
}

/** The same market for somebody who has just proved once more who they are. */
async function openConfirmed(ctx: Context, proof: ConfirmItIsYou): Promise<Market> {
  await confirmItIsYou(ctx, proof);
  return openMarket({ ...ctx, viewer: ctx.viewer && { ...ctx.viewer, hasFreshProof: true } });
}

/** The menu: everything that can be done here. */
function bindMenus(ctx: Context) {
  return {
    viewer: ctx.viewer,
    /** What every form of somebody signed in repeats; null for a visitor. */
    formToken: ctx.browser.session?.token ?? null,
    accounts: bind(ctx, {
      create: createUser,
      verify: verifyAddress,
      isRegisteredHere,
      askForCode,
      logIn,
      logOut,
      resetPassword,
      changePassword: replacePassword,
      sessions: listSessions,
      endSession,
      exportData,
      openExport,
      delete: deleteAccount,
      restore: restoreAccount,
      profile: showProfile,
      updateProfile,
      alsoSell,
      ...accountMenu,
    }),
    diagnostics: bind(ctx, { record: recordDiagnostic }),
    ...finding(ctx),
    myAds: bind(ctx, {
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
    review: bind(ctx, { queue: listReviewQueue, decide: reviewAd, undo: undoReview }),
    staff: bind(ctx, staffMenu),
    photos: bind(ctx, photoMenu) as ReceivePhotos & Bound<typeof photoMenu>,
    prices: bind(ctx, {
      estimate: estimateHairPrice,
      judge: judgeAdPrice,
      book: openPriceBook,
      rates: readRates,
      setRate,
    }),
    reports: bind(ctx, reportMenu),
    messages: bind(ctx, messageMenu),
    notifications: bind(ctx, notificationMenu),
    ...paying(ctx),
    ...helping(ctx),
    mailbox: bind(ctx, { list: listDemoMails, show: showDemoMail }),
  };
}
/** What people find here, and what they save of it. */
function finding(ctx: Context) {
  return {
    ads: bind(ctx, {
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
    saved: bind(ctx, { list: listSaved, ids: listSavedIds, toggle: toggleSaved }),
    searches: bind(ctx, {
      save: saveSearch,
      list: listSavedSearches,
      delete: deleteSearch,
      unsubscribe: unsubscribeSearch,
    }),
    sellers: bind(ctx, { show: showSeller }),
  };
}

/** Plans and what is paid for them. */
function paying(ctx: Context) {
  return {
    payments: bind(ctx, {
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

/** Messages to us, and what we tell everybody. */
function helping(ctx: Context) {
  return {
    cases: bind(ctx, { stamp: makeCaseStamp, open: openCase, show: showCase }),
    banner: bind(ctx, { texts: listBannerTexts }),
    help: bind(ctx, { noteMiss: noteHelpMiss, vote: voteOnPage }),
  };
}

export type Market = ReturnType<typeof bindMenus> & {
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
