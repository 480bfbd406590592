import { redirect } from 'react-router';
import { ensureMayLook } from '#rules/permissions.ts';
import type { Route } from './+types/payment-ledger-route.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';

/** The ledger's old address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(marketContext);
  await orRefusedPage(() => ensureMayLook(viewer, 'see subscriptions'));
  throw redirect(`/super-admin-user/ledger${url.search}`, 301);
}
