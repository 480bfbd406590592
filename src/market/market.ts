import { isDatabaseAway } from '#platform/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { browseAds } from './ads/browse-ads.ts';
import { countAdsByBand } from './ads/count-ads-by-band.ts';
import { listFeaturedAds } from './ads/list-featured-ads.ts';
import { listLatestAds } from './ads/list-latest-ads.ts';
import { listSoldAds } from './ads/list-sold-ads.ts';
import { showAd } from './ads/show-ad.ts';
import type { Context } from './context.ts';
import { doOnce, type OnceRequest } from './idempotency/do-once.ts';
import { listDemoMails } from './mailbox/list-demo-mails.ts';
import { showDemoMail } from './mailbox/show-demo-mail.ts';
import { blockPerson } from './messages/block-person.ts';
import { contactSeller } from './messages/contact-seller.ts';
import { keepDraft } from './messages/keep-draft.ts';
import { listBlocked } from './messages/list-blocked.ts';
import { listConversations } from './messages/list-conversations.ts';
import { listHeldMessages } from './messages/list-held-messages.ts';
import { markRead } from './messages/mark-read.ts';
import { resolveHeldMessage } from './messages/resolve-held-message.ts';
import { sendMessage } from './messages/send-message.ts';
import { showDraft } from './messages/show-draft.ts';
import { showThread } from './messages/show-thread.ts';
import { watchThread } from './messages/watch-thread.ts';
import { chooseNotification } from './notifications/choose-notification.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { openPhoto } from './photos/open-photo.ts';
import { appealReport } from './reports/appeal-report.ts';
import { createReport } from './reports/create-report.ts';
import { listReports } from './reports/list-reports.ts';
import { resolveAppeal } from './reports/resolve-appeal.ts';
import { resolveReport } from './reports/resolve-report.ts';

/** The menu: everything that can be done here. Pages and API endpoints order from it and from nothing else. */
export function openMarket(ctx: Context) {
  return {
    viewer: ctx.viewer,
    /** What every form of somebody signed in repeats; null for a visitor. */
    formToken: ctx.browser.session?.token ?? null,
    ads: serve(ctx, {
      featured: listFeaturedAds,
      latestForSale: listLatestAds,
      latestSold: listSoldAds,
      browse: browseAds,
      countByBand: countAdsByBand,
      show: showAd,
    }),
    photos: serve(ctx, { open: openPhoto }),
    reports: serve(ctx, {
      create: createReport,
      list: listReports,
      resolve: resolveReport,
      appeal: appealReport,
      resolveAppeal,
    }),
    messages: serve(ctx, {
      contactSeller,
      list: listConversations,
      thread: showThread,
      send: sendMessage,
      markRead,
      watch: watchThread,
      block: blockPerson,
      blocked: listBlocked,
      held: listHeldMessages,
      resolveHeld: resolveHeldMessage,
      keepDraft,
      showDraft,
    }),
    notifications: serve(ctx, { list: listNotifications, choose: chooseNotification }),
    mailbox: serve(ctx, { list: listDemoMails, show: showDemoMail }),
  };
}
export type Market = ReturnType<typeof openMarket>;
export type { OnceRequest };

/** Orders something that must happen once, however often it is asked for with the same key. */
export function orderOnce<Answer extends object>(
  ctx: Context,
  request: OnceRequest,
  order: (market: Market) => Promise<Answer>,
): Promise<Answer> {
  return doOnce(ctx, request, (inner) => order(openMarket(inner)));
}

// oxlint-disable-next-line typescript/no-explicit-any -- the arguments are kept by Served<>
type UseCase = (ctx: Context, ...args: any[]) => Promise<unknown>;
type Served<T> = {
  [Name in keyof T]: T[Name] extends (ctx: Context, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/** Gives each use case its context, so that callers pass only what they ask for. */
function serve<T extends Record<string, UseCase>>(ctx: Context, useCases: T): Served<T> {
  const bound = Object.entries(useCases).map(([name, useCase]) => [
    name,
    (...args: unknown[]) => useCase(ctx, ...args).catch(refuseWhenAway),
  ]);
  return Object.fromEntries(bound) as Served<T>;
}

/** A database that is away is nobody's bug: callers hear when to come back. */
function refuseWhenAway(error: unknown): never {
  if (!isDatabaseAway(error)) throw error;
  throw new Refusal(
    'unavailable',
    'We cannot do this right now. Please try again in a few seconds.',
    {},
    { retryAfterSeconds: 5 },
  );
}
