import type { RouterContextProvider } from 'react-router';
import { currencyAtHome } from '#rules/accounts/reader-home.ts';
import { can } from '#rules/permissions.ts';
import { marketContext } from '../../request/page-context.ts';
import type { Me } from '../frame-context.ts';

export async function loadMe(context: Readonly<RouterContextProvider>): Promise<Me> {
  const { viewer, formToken, saved, messages, notifications, offers, sales, accounts } =
    context.get(marketContext);
  return {
    viewer: viewer && {
      id: viewer.id,
      username: viewer.username,
      role: viewer.role,
      accountType: viewer.accountType,
    },
    mayPost: can(viewer, 'post an ad'),
    mayContact: can(viewer, 'contact this seller'),
    formToken,
    homeCurrency: currencyAtHome(viewer),
    // A page is never lost for want of a heart or a number.
    savedIds: await saved.marks().catch(() => []),
    unread: {
      messages: await messages.countUnread().catch(() => 0),
      news: await notifications.countUnread().catch(() => 0),
      offers: await offers.countWaiting().catch(() => 0),
      sales: await sales.countWaiting().catch(() => 0),
    },
    hasNewTerms: (await accounts.newTerms().catch(() => null)) !== null,
  };
}
