import { redirect, type RouterContextProvider } from 'react-router';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import type { Viewer } from '#rules/accounts/account.ts';
import { can, ensure } from '#rules/permissions.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import type { FormState } from '../../ui/form/form-state.ts';

/** Visitors register first and come back, with the numbers they brought; buyers are asked whether they also sell. */
export async function ensureMayPost(context: Readonly<RouterContextProvider>, url?: URL): Promise<void> {
  const { viewer } = context.get(marketContext);
  const back = url ? encodeURIComponent(url.pathname + url.search) : '/post-an-ad';
  if (viewer === null) throw redirect(`/register?next=${back}`);
  if (mayBeginToSell(viewer)) throw redirect(`/post-an-ad?next=${back}`);
  await orRefusedPage(() => ensure(viewer, 'post an ad'));
}

/** Somebody who only buys so far. */
export const mayBeginToSell = (viewer: Viewer): boolean =>
  can(viewer, 'sell here as well') && !can(viewer, 'post an ad');

/** The ad that `?draft=` names; without one, posting starts at its beginning. Its owner signs in and comes back. */
export async function loadDraft(context: Readonly<RouterContextProvider>, url: URL): Promise<OwnAd> {
  const id = url.searchParams.get('draft');
  const { myAds } = id ? requireSignIn({ url, context }) : context.get(marketContext);
  await ensureMayPost(context);
  if (!id) throw redirect('/post-an-ad/photos');
  const { ad } = await orRefusedPage(myAds.show(id));
  return ad;
}

/** What had been typed when the session ended, for the form to show again; undefined if there is nothing of the kind. */
export async function loadTyped(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<FormState | undefined> {
  const [adId, typedId] = [url.searchParams.get('draft'), url.searchParams.get('typed')];
  if (!adId || !typedId) return undefined;
  const typed = await orRefusedPage(context.get(marketContext).myAds.showTyped({ adId, typedId }));
  const message = 'You were logged out. Here is what you typed: please send it again.';
  return typed ? { message, problems: {}, typed } : undefined;
}
