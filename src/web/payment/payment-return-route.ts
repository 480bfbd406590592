import { redirect } from 'react-router';
import type { Route } from './+types/payment-return-route.ts';
import { requireSignIn } from '../request/sign-in.ts';

/** The payer is back from the provider. Reading changes nothing: the order's own page has the money taken, by its form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignIn({ url, context });
  const orderId = url.searchParams.get('order') ?? '';
  throw redirect(`/payment/order/${encodeURIComponent(orderId)}?approved`, 303);
}
