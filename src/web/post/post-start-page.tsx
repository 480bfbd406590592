import { redirect } from 'react-router';
import { z } from 'zod';
import type { Route } from './+types/post-start-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { TYPE_NEEDS_CONSENT } from '#rules/ads/ad-words.ts';
import { Refusal } from '#rules/refusal.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { isTicked } from '../request/form-fields.ts';
import { isBegunFrom, numberRows } from './draft/carried-numbers.ts';
import { readNumbers } from './read-numbers.ts';
import { ensureMayPost } from './draft/load-draft.ts';
import { stepPath } from './step/steps.ts';
import { submit } from '../request/submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Tick } from '../ui/form/fields/choice.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Form } from '../ui/form/form.tsx';
import layout from '../ui/layout.module.css';
import styles from './step/step-frame.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Post an ad', url: '/post-an-ad' }, { label: 'Your ad' }],
};

/** An ad from numbers that stand in the address. Looking begins nothing: a link of somebody else's must not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await ensureMayPost(context, url);
  const { facts } = readNumbers(url.searchParams, true);
  const bare = facts.ethnicity === null ? null : withoutType(url);
  return { rows: numberRows(facts), bare, action: url.pathname + url.search };
}

/** Begins the draft; pressed twice, the same one is gone on with. */
export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: z.object({ mayPublishType: z.boolean() }),
    read: (form) => ({ mayPublishType: isTicked(form, 'ethnicityConsent') }),
    order: async ({ myAds }, { mayPublishType }) => {
      ensureTypeMayCome(args.url, mayPublishType);
      const draft = readNumbers(args.url.searchParams, mayPublishType);
      const { items } = await myAds.list({ status: 'draft', limit: 20 });
      return items.find((item) => isBegunFrom(item, draft.facts)) ?? (await myAds.post(draft));
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(stepPath('photos', sent.answer.id), 303);
}

/** It is never dropped behind somebody's back: they tick, or leave it out themselves. */
function ensureTypeMayCome(url: URL, mayPublishType: boolean): void {
  const hasType = readNumbers(url.searchParams, true).facts.ethnicity !== null;
  if (hasType && !mayPublishType)
    throw new Refusal('invalid', 'Please check what you entered.', {
      ethnicityConsent: [TYPE_NEEDS_CONSENT],
    });
}

function withoutType({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('ethnicity');
  return `${pathname}?${rest}`;
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PostStartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, bare, action: address } = loaderData;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Post an ad with these numbers" description="Start an ad from the price calculator." />
      <h1>Post an ad with these numbers</h1>
      <p>They are in your ad from the start. You can change each of them before anybody sees it.</p>
      <FactList className={styles.facts} facts={rows.map(({ name, value }) => [name, value])} />
      <Form state={actionData} action={address}>
        {bare && (
          <div>
            <Tick name="ethnicityConsent">
              I agree that the hair type is published. I can withdraw this at any time.
            </Tick>
            <a href={bare}>Start without the hair type</a>
          </div>
        )}
        <div className={styles.row}>
          <Button>Start the ad</Button>
          <ButtonLink kind="quiet" href="/post-an-ad">
            Start without them
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
