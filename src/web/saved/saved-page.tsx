import { redirect } from 'react-router';
import { z } from 'zod';
import { pathWithinSite } from '#rules/path-within-site.ts';
import { ToggleSaved } from '#rules/search/saved-ads-schema.ts';
import type { Route } from './+types/saved-page.ts';
import { AdGrid } from '../ads/ad-grid.tsx';
import { CompareBar } from '../ads/compare/compare-bar.tsx';
import { CompareSwitch } from '../ads/compare/compare-tick.tsx';
import { toCardViews } from '../ads/make-card-view.ts';
import { isListStale } from '../ads/is-list-stale.ts';
import pageStyles from '../ads/show/ad-page.module.css';
import styles from './saved-searches-page.module.css';
import { useFrameData } from '../frame/frame-context.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { submit } from '../request/submit.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

const CRUMBS = [{ label: 'Saved ads', url: '/saved' }];

const adId = ToggleSaved.shape.adId.optional();
/** What a heart posts: the ad to save or to remove, and the page to come back to. */
const Heart = z
  .strictObject({ keep: adId, drop: adId, back: z.string().max(2000).optional() })
  .refine(({ keep, drop }) => (keep === undefined) !== (drop === undefined), 'Which ad?');

export async function loader({ context }: Route.LoaderArgs) {
  return { ads: toCardViews(await orRefusedPage(context.get(marketContext).saved.list())) };
}

export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: Heart,
    order: async (market, { keep, drop, back }) => {
      if (keep !== undefined) await market.saved.toggle({ adId: keep, saved: true });
      if (drop !== undefined) await market.saved.toggle({ adId: drop, saved: false });
      return back;
    },
  });
  return sent.isDone ? redirect(pathWithinSite(sent.answer) ?? '/saved', 303) : sent.back;
}

/** An ad whose heart is emptied stays where it is until the next visit, so that it can be filled again. */
export const shouldRevalidate = isListStale;

export default function SavedPage({ loaderData: { ads }, actionData }: Route.ComponentProps) {
  const isVisitor = useFrameData()?.viewer === null;
  return (
    <div className={pageStyles.page}>
      <PageHead title="Saved ads" description="The hair you keep an eye on." path="/saved" index={false} />
      <Breadcrumbs crumbs={CRUMBS} />
      <h1 className={styles.title}>Saved ads</h1>
      {actionData && (
        <Note kind="problem" isAlert>
          {actionData.message}
        </Note>
      )}
      {isVisitor && ads.length > 0 && (
        <Note kind="hint">
          Your list is saved in this browser only. <a href="/login?next=/saved">Log in</a> to have it on all
          your devices.
        </Note>
      )}
      {ads.length > 0 ? (
        <div className={styles.kept}>
          <CompareSwitch />
          <AdGrid ads={ads} kind="all" />
          <CompareBar />
        </div>
      ) : (
        <>
          <p className={styles.none}>Nothing saved yet. Tap the heart on an ad to save it here.</p>
          <p>
            <ButtonLink href="/all-ads">Find hair</ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
