import { redirect, type RouterContextProvider } from 'react-router';
import type { OwnAd } from '#rules/own-ad.ts';
import { ensure } from '#rules/permissions.ts';
import { marketContext } from '../page-context.ts';
import { orRefusedPage } from '../refused-page.ts';

/** The four steps of posting, in order. */
export const STEPS = [
  { name: 'photos', label: 'Photos' },
  { name: 'hair', label: 'Hair' },
  { name: 'price', label: 'Price and place' },
  { name: 'check', label: 'Check' },
] as const;
export type StepName = (typeof STEPS)[number]['name'];

export const stepPath = (step: StepName | 'done', draft: string): string =>
  `/post-an-ad/${step}?draft=${encodeURIComponent(draft)}`;

/** Visitors register first and come back, with the numbers they brought; buyers read why they cannot. */
export async function ensureMayPost(context: Readonly<RouterContextProvider>, url?: URL): Promise<void> {
  const { viewer } = context.get(marketContext);
  const back = url ? encodeURIComponent(url.pathname + url.search) : '/post-an-ad';
  if (viewer === null) throw redirect(`/register?next=${back}`);
  await orRefusedPage(Promise.resolve().then(() => ensure(viewer, 'post an ad')));
}

/** The ad that `?draft=` names; without one, posting starts at its beginning. */
export async function loadDraft(context: Readonly<RouterContextProvider>, url: URL): Promise<OwnAd> {
  await ensureMayPost(context);
  const id = url.searchParams.get('draft');
  if (!id) throw redirect('/post-an-ad/photos');
  const { ad } = await orRefusedPage(context.get(marketContext).myAds.show(id));
  return ad;
}
