import { redirect } from 'react-router';
import type { Route } from './+types/post-done.ts';
import { PageHead } from '../page-head.tsx';
import { loadDraft, stepPath } from '../post/steps.ts';
import { ButtonLink } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import styles from '../post/step-frame.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ad = await loadDraft(context, url);
  if (ad.status === 'draft') throw redirect(stepPath('check', ad.id));
  return { ad };
}

export default function PostDone({ loaderData: { ad } }: Route.ComponentProps) {
  const isWaiting = ad.status === 'pending_review';
  const title = isWaiting ? 'Your ad is waiting for a check' : 'Your ad is live';
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title={title} description="What happens after an ad was posted." />
      <h1>{title}</h1>
      {isWaiting ? (
        <p>One of our staff looks at it before it is shown, usually within 12 hours. You get a mail.</p>
      ) : (
        <p>It is shown for 90 days. We write to you before they are over.</p>
      )}
      <ButtonLink href={ad.url}>Look at your ad</ButtonLink>
      <h2>What happens next</h2>
      <ol>
        <li>Buyers write to you here. Your address and number stay with you.</li>
        <li>Agree on a price and on how it is paid.</li>
        <li>
          <b>Do not cut until payment has been received</b>: you see it when you log in to your own account.
        </li>
        <li>Cut, pack and post it, and mark the ad as sold.</li>
      </ol>
      <ButtonLink href="/seller/seller-profile" kind="secondary">
        My ads
      </ButtonLink>
    </div>
  );
}
