import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import type { Account } from '#rules/account.ts';
import { can } from '#rules/permissions.ts';
import { marketContext, type Site, siteContext } from '../page-context.ts';

/** What the frame knows of whoever is looking: never more than it shows. */
export type FrameViewer = Pick<Account, 'id' | 'username' | 'role' | 'accountType'> | null;
export type FrameData = {
  site: Site;
  viewer: FrameViewer;
  mayPost: boolean;
  /** What every form of somebody signed in repeats. */
  formToken: string | null;
  /** The ads this person saved: their hearts are full. */
  savedIds: readonly string[];
};

export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const { viewer, formToken, saved } = context.get(marketContext);
  return {
    site: context.get(siteContext),
    viewer: viewer && {
      id: viewer.id,
      username: viewer.username,
      role: viewer.role,
      accountType: viewer.accountType,
    },
    mayPost: can(viewer, 'post an ad'),
    formToken,
    // A page is never lost for want of a heart.
    savedIds: await saved.ids().catch(() => []),
  };
}

/** Undefined only on an error page of a request that never reached the root loader. */
export const useFrameData = () => useRouteLoaderData('root') as FrameData | undefined;
