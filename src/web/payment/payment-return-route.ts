import { redirect } from 'react-router';
import { isRefusal } from '#rules/refusal.ts';
import type { Route } from './+types/payment-return-route.ts';
import { requireSignIn } from '../request/sign-in.ts';

/** The payer is back from the provider: the money is taken here, and the order's own page says how it went. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { payments } = requireSignIn({ url, context });
  const orderId = url.searchParams.get('order') ?? '';
  try {
    await payments.capture({ orderId });
  } catch (error) {
    // The order's page shows what there is to know, also of a provider that does not answer.
    if (!isRefusal(error)) throw error;
  }
  throw redirect(`/payment/order/${encodeURIComponent(orderId)}`, 303);
}
