import { redirect } from 'react-router';
import type { Route } from './+types/post-an-ad.ts';
import { marketContext } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { ensureMayPost, stepPath } from '../post/steps.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showAge } from '../ui/dates.ts';
import layout from '../ui/layout.module.css';
import styles from '../post/step-frame.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  await ensureMayPost(context);
  const { items } = await context.get(marketContext).myAds.list({ status: 'draft', limit: 20 });
  if (items.length === 0) throw redirect('/post-an-ad/photos');
  return { drafts: items };
}

/** Whoever was interrupted finds everything here again. */
export default function PostAnAd({ loaderData: { drafts } }: Route.ComponentProps) {
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Post an ad" description="Post an ad for hair in four short steps." />
      <h1>Post an ad</h1>
      <p>You need a tape measure, a kitchen scale if the hair is cut, and daylight for the photos.</p>
      <ButtonLink href="/post-an-ad/photos">Start a new ad</ButtonLink>
      <h2>Go on with a draft</h2>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            {draft.photo && <img src={draft.photo.urls.small} width={56} height={70} alt="" />}
            <span>
              <a href={stepPath(draft.photo ? 'hair' : 'photos', draft.id)}>
                {draft.title ?? 'An ad without a title yet'}
              </a>
              <small>saved {showAge(draft.updatedAt)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
