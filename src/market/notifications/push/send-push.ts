import { isPushedByDefault, notificationSentence } from '#rules/messages/notification-words.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { PushContext } from '../../context.ts';
import { ensureAccountMay } from '../../rate-limits/ensure-within-limits.ts';
import { findDuePush, listBrowsers, removeBrowser, removeLeftBrowsers } from './push-store.ts';

/**
 * The job: one line of the bell, to every browser of its person. Not to who has read it, looks at the site, wants none
 * of this kind or had many within the hour. A browser that takes no more is forgotten, and one where nobody is signed in
 * any longer: whoever uses it now is somebody else.
 */
export async function sendPush(ctx: PushContext, notificationId: string): Promise<void> {
  // Asked where writes go: a replica may not know yet that it was read.
  const due = await ctx.write(({ db }) => findDuePush(db, notificationId, ctx.now()));
  if (!due || !(due.byPush ?? isPushedByDefault(due.kind)) || !(await isWithinLimit(ctx, due.accountId)))
    return;
  const body = notificationSentence(due.kind, due.words, due.count);
  const message = { title: ctx.config.BRAND_NAME, body, link: due.link, tag: notificationId };
  const browsers = await ctx.write(async ({ db }) => {
    await removeLeftBrowsers(db, due.accountId, ctx.now());
    return listBrowsers(db, due.accountId);
  });
  for (const browser of browsers) {
    const result = await ctx.pusher.send(browser, message).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'a push was not sent');
      return 'failed' as const;
    });
    if (result === 'gone') await ctx.write(({ db }) => removeBrowser(db, due.accountId, browser.endpoint));
  }
}

async function isWithinLimit(ctx: PushContext, accountId: string): Promise<boolean> {
  try {
    await ensureAccountMay(ctx, 'push', accountId);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
