import { redirect } from 'react-router';
import type { Route } from './+types/payment-cancelled-route.ts';

/** The payer left the provider's page without paying: the order's own page offers to go on or to give it up. */
export async function loader({ url }: Route.LoaderArgs) {
  const orderId = url.searchParams.get('order') ?? '';
  throw redirect(`/payment/order/${encodeURIComponent(orderId)}`, 303);
}
