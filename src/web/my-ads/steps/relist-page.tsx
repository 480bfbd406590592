import { redirect } from 'react-router';
import { z } from 'zod';
import type { Route } from './+types/relist-page.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { submit } from '../../request/submit.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sendOrStay } from '../../request/send-or-stay.ts';
import layout from '../../ui/layout.module.css';
import styles from './relist-page.module.css';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Keep your ad' }] };

const ticketIn = (adId: string, url: URL) => ({
  adId,
  end: url.searchParams.get('end') ?? '',
  signature: url.searchParams.get('s') ?? '',
});

export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (url.searchParams.has('done')) return { title: null, url: `/ad/${params.id}`, isDone: true };
  const { myAds } = context.get(marketContext);
  return { ...(await orRefusedPage(myAds.showRelist(ticketIn(params.id, url)))), isDone: false };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const ticket = ticketIn(params.id, url);
  const order = (market: Parameters<Parameters<typeof submit>[0]['order']>[0]) => market.myAds.relist(ticket);
  const sent = await submit({ request, url, context, schema: z.unknown(), order });
  if (!sent.isDone) return sent.back;
  return redirect(`${url.pathname}?done=1`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** The link of a mail leads here: reading changes nothing, one tap does. */
export default function RelistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, url, isDone } = loaderData;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Keep your ad" description="Keep your ad for 90 more days." />
      <h1>{isDone ? 'Your ad stays for 90 more days' : 'Keep your ad for 90 more days?'}</h1>
      {title && <p>{title}</p>}
      {!isDone && (
        <Form state={actionData}>
          <Button>Keep it</Button>
        </Form>
      )}
      <ButtonLink href={url} kind="secondary">
        View the ad
      </ButtonLink>
    </div>
  );
}
