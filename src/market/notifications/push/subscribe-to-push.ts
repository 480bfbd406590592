import { PUSH_BROWSERS_MAX } from '#rules/messages/notification-words.ts';
import type { SubscribeToPush, UnsubscribeFromPush } from '#rules/messages/push-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context, PushContext } from '../../context.ts';
import { hasBrowser, putBrowser, removeBrowser } from './push-store.ts';

/** The key that a browser needs to take pushes of this site. */
export async function showPushKey(ctx: PushContext): Promise<{ publicKey: string }> {
  ensure(ctx.viewer, 'manage your account');
  return { publicKey: ctx.pusher.publicKey };
}

/** This browser takes pushes for whoever is signed in there, as long as they are. */
export async function subscribeToPush(ctx: PushContext, browser: SubscribeToPush): Promise<void> {
  const account = ensure(ctx.viewer, 'manage your account');
  const { session } = ctx.browser;
  if (!session) throw new Refusal('not-signed-in', 'Please sign in first.');
  if (!ctx.pusher.canSendTo(browser.endpoint))
    throw new Refusal('invalid', 'Please check what you entered.', {
      endpoint: ['This is not the address of a push service.'],
    });
  const row = {
    ...browser,
    accountId: account.id,
    serverKey: ctx.pusher.publicKey,
    agent: ctx.browser.agent,
    deviceId: session.deviceId,
    sessionId: session.id,
    now: ctx.now(),
  };
  await ctx.write(({ db }) => putBrowser(db, row, PUSH_BROWSERS_MAX));
}

/** Whether pushes for whoever asks go to this browser: it may hold on to an address that we have forgotten. */
export async function isSubscribedToPush(
  ctx: Context,
  { endpoint }: UnsubscribeFromPush,
): Promise<{ isSubscribed: boolean }> {
  const account = ensure(ctx.viewer, 'manage your account');
  const isSubscribed = await hasBrowser(ctx.db, { accountId: account.id, endpoint, now: ctx.now() });
  return { isSubscribed };
}

/** Nothing more to this browser. */
export async function unsubscribeFromPush(
  ctx: PushContext,
  { endpoint }: UnsubscribeFromPush,
): Promise<void> {
  const account = ensure(ctx.viewer, 'manage your account');
  await ctx.write(({ db }) => removeBrowser(db, account.id, endpoint));
}
