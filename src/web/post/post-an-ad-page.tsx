import { redirect } from 'react-router';
import type { Route } from './+types/post-an-ad-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { AlsoSell } from '#rules/accounts/settings-schema.ts';
import { can } from '#rules/permissions.ts';
import type { OwnAdCard } from '#market/ads/mine/own-ad-view.ts';
import { AlsoSellForm, toSellPath } from '../account/settings/also-sell-form.tsx';
import { marketContext } from '../request/page-context.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { Age } from '../frame/time/age.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { isTicked } from '../request/form-fields.ts';
import { ensureMayPost, mayBeginToSell } from './draft/load-draft.ts';
import { stepPath } from './step/steps.ts';
import { submit } from '../request/submit.ts';
import { ButtonLink } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import styles from './step/step-frame.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Post an ad' }] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(marketContext);
  if (mayBeginToSell(viewer)) return { drafts: null, next: toSellPath(url.searchParams.get('next')) };
  await ensureMayPost(context);
  const { items } = await context.get(marketContext).myAds.list({ status: 'draft', limit: 20 });
  if (items.length === 0) throw redirect('/post-an-ad/photos');
  return { drafts: items, next: null };
}

/** A buyer who also sells; pressed twice, it is done once. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { viewer } = requireSignIn({ url, context });
  if (!can(viewer, 'sell here as well')) await ensureMayPost(context);
  let next = '';
  const sent = await submit({
    request,
    url,
    context,
    schema: AlsoSell,
    read: (form) => {
      next = toSellPath(form.get('next'));
      return { adult: isTicked(form, 'adult'), termsVersion: form.get('termsVersion') };
    },
    order: (market, form) => market.accounts.alsoSell(form),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(next, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PostAnAdPage({ loaderData: { drafts, next }, actionData }: Route.ComponentProps) {
  if (drafts !== null) return <Drafts drafts={drafts} />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Also sell here" description="So far your account only buys. It can sell as well." />
      <h1>Also sell here</h1>
      <p>So far your account only buys. It can sell as well, and everything else stays as it is.</p>
      <AlsoSellForm state={actionData} next={toSellPath(actionData?.typed['next']?.[0] ?? next)} />
    </div>
  );
}

/** Whoever was interrupted finds everything here again. */
function Drafts({ drafts }: { drafts: OwnAdCard[] }) {
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Post an ad" description="Post an ad for hair in four short steps." />
      <h1>Post an ad</h1>
      <p>You need a tape measure, a kitchen scale if the hair is cut, and daylight for the photos.</p>
      <ButtonLink href="/post-an-ad/photos">Start a new ad</ButtonLink>
      <h2>Continue a draft</h2>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            {draft.photo && <img src={draft.photo.urls.small} width={56} height={70} alt="" />}
            <span>
              <a href={stepPath(draft.photo ? 'hair' : 'photos', draft.id)}>{draft.title ?? 'Untitled ad'}</a>
              <small>
                saved <Age since={draft.updatedAt} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
