import { redirect } from 'react-router';
import type { Route } from './+types/seller-ads.ts';
import { AD_STATUSES } from '#rules/ad-state.ts';
import { marketContext } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { moveFromForm } from '../my-ads/move-from-form.ts';
import { MyAdRow } from '../my-ads/my-ad-row.tsx';
import { StatusFilter } from '../my-ads/status-filter.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { loginPath } from '../submit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import styles from '../my-ads/my-ads.module.css';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { viewer, myAds } = context.get(marketContext);
  if (viewer === null) throw redirect(loginPath(request));
  const status = AD_STATUSES.find((each) => each === url.searchParams.get('status'));
  const after = url.searchParams.get('after') ?? undefined;
  const query = { limit: 24, ...(status ? { status } : {}), ...(after ? { after } : {}) };
  return {
    ...(await orRefusedPage(myAds.list(query))),
    status: status ?? null,
    done: url.searchParams.get('done'),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => moveFromForm(request, context);

export default function SellerAds({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, counts, status, done } = loaderData;
  return (
    <div className={styles.page}>
      <PageHead title="My ads" description="Your ads, what became of them, and what you can do." />
      <h1>My ads</h1>
      {done && <Note kind="good">Done.</Note>}
      {actionData && (
        <Note kind="problem" isAlert>
          {actionData.message}
        </Note>
      )}
      <ButtonLink href="/post-an-ad">Post an ad</ButtonLink>
      <StatusFilter counts={counts} chosen={status} />
      {items.length === 0 ? (
        <p>
          No ads yet. <a href="/post-an-ad">Post one</a>, or find out{' '}
          <a href="/hair-price-calculator">what your hair is worth</a>.
        </p>
      ) : (
        <ul className={styles.ads}>
          {items.map((ad) => (
            <MyAdRow key={ad.id} ad={ad} />
          ))}
        </ul>
      )}
      {next && (
        <a href={`?${new URLSearchParams({ ...(status ? { status } : {}), after: next })}`}>More ads</a>
      )}
    </div>
  );
}
