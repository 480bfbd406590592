import { useLocation } from 'react-router';
import { pathWithinSite } from '#rules/path-within-site.ts';
import { STEPS } from '../post/step/steps.ts';
import ViewedRow from '../ads/viewed/viewed-row.tsx';
import styles from '../frame/errors/error-page.module.css';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useIsAlive } from '../ui/hooks/use-is-alive.ts';
import { listTypedSteps } from './typed-steps.ts';

export const handle: TrailHandle = { trail: [{ label: 'You are offline' }] };

/** Kept by the service worker, as a stranger sees it: what somebody reads who cannot reach us. */
export default function OfflinePage() {
  const { search } = useLocation();
  const isAlive = useIsAlive();
  const from = isAlive ? pathWithinSite(new URLSearchParams(search).get('from')) : undefined;
  return (
    <div className={styles.page}>
      <PageHead title="You are offline" description="We cannot be reached at the moment." index={false} />
      <h1>You are offline</h1>
      <p className={styles.text}>
        We cannot be reached at the moment. What you typed into an ad is saved in this browser and sent when
        you are back.
      </p>
      <ButtonLink href={from ?? '/'}>Try again</ButtonLink>
      {isAlive && (
        <>
          <Typed />
          <ViewedRow />
        </>
      )}
    </div>
  );
}

/** What was typed into an ad and has not arrived yet. */
function Typed() {
  const typed = listTypedSteps();
  if (typed.length === 0) return null;
  return (
    <section aria-labelledby="typed">
      <h2 id="typed">Saved here, not sent yet</h2>
      <ul>
        {typed.map(({ draft, step }) => (
          <li key={`${draft} ${step}`}>
            <a href={`/post-an-ad/${step}?draft=${encodeURIComponent(draft)}`}>
              Your ad: {STEPS.find(({ name }) => name === step)?.label ?? step}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
