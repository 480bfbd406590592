import type { Route } from './+types/unsubscribe-page.ts';
import pageStyles from '../ads/show/ad-page.module.css';
import { PageHead } from '../frame/head/page-head.tsx';
import { Button } from '../ui/button.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Stop these e-mails' }] };

/** Only asks: a link that is merely opened, by a person or a virus scanner, ends nothing. */
export default function UnsubscribePage({ params }: Route.ComponentProps) {
  return (
    <div className={pageStyles.page}>
      <PageHead
        title="Stop these e-mails"
        description="Stop the e-mails about a saved search, a bundle or hair that fits."
        index={false}
      />
      <h1>Stop these e-mails?</h1>
      <p>We will no longer e-mail you about this. What is in your lists stays there.</p>
      <form action={`/unsubscribe/${params.token}`} method="post">
        <Button>Stop the e-mails</Button>
      </form>
    </div>
  );
}
