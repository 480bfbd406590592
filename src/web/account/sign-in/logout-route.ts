import { redirect } from 'react-router';
import { z } from 'zod';
import type { Route } from './+types/logout-route.ts';
import { submit } from '../../request/submit.ts';

export const loader = () => redirect('/');

/** The form in the frame. With script the page itself says goodbye; without, the login page does. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: z.strictObject({}),
    order: (market) => market.accounts.logOut(),
  });
  throw redirect(sent.isDone ? '/login?reason=logged-out' : '/');
}
