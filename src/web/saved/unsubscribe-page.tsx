import type { Route } from './+types/unsubscribe-page.ts';
import pageStyles from '../ads/show/ad-page.module.css';
import { PageHead } from '../frame/page-head.tsx';
import { Button } from '../ui/button.tsx';

/** Only asks: a link that is merely opened, by a person or a virus scanner, ends nothing. */
export default function UnsubscribePage({ params }: Route.ComponentProps) {
  return (
    <div className={pageStyles.page}>
      <PageHead title="End these letters" description="End the letters about a kept search." index={false} />
      <h1>End these letters?</h1>
      <p>You will hear no more of new ads for this search. The search itself stays in your list.</p>
      <form action={`/unsubscribe/${params.token}`} method="post">
        <Button>End the letters</Button>
      </form>
    </div>
  );
}
