import { data } from 'react-router';
import type { Route } from './+types/wanted-mine-page.ts';
import type { MyWantedView } from '#market/wanted/wanted-view.ts';
import { ensureMayLook, type Permission } from '#rules/permissions.ts';
import { plural } from '#rules/text/plural.ts';
import { WANTED_STATUS_LABELS } from '#rules/wanted/wanted-life.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { clockContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { reloadWhenStale } from '../reload-when-stale.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { type Asked, requireSignIn } from '../../request/sign-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import layout from '../../ui/layout.module.css';
import { showWanted } from '../show-wanted.ts';
import { WantedCard } from '../wanted-card.tsx';
import wantedStyles from '../wanted.css?url';
import { wantedActs } from './act-on-wanted.ts';
import { ForMyAds } from './for-my-ads.tsx';
import { loadForMyAds } from './load-for-my-ads.ts';
import { OwnerActs, RefusedAct } from './owner-acts.tsx';
import { listDays } from '../list-days.ts';
import { WantedDone } from './wanted-done.tsx';

const MINE = '/wanted/mine';

export const handle: TrailHandle = {
  trail: (pathname) => [
    { label: 'Wanted', url: '/wanted' },
    { label: pathname === MINE ? 'My requests' : 'Who wants my hair?' },
  ],
};

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: wantedStyles }];

const SHOWN = 12;

/** What one asks for, or (`ads`) who asks for what one has. */
export async function loader({ params: { side }, url, context }: Route.LoaderArgs) {
  if (side !== undefined && side !== 'ads') throw data(null, { status: 404 });
  const market = await requireAsker(
    { url, context },
    side === 'ads' ? 'answer wanted ads' : 'keep wanted ads',
  );
  const after = url.searchParams.get('after');
  if (side === 'ads')
    return {
      side: 'ads' as const,
      ...(await loadForMyAds(market, { ad: url.searchParams.get('ad'), after })),
    };
  const { items, next, room } = await orRefusedPage(
    market.wanted.mine({ limit: SHOWN, ...(after && { after }) }),
  );
  return {
    side: 'requests' as const,
    items: items.map(showMine),
    next,
    room,
    days: listDays(context.get(clockContext)()),
    done: url.searchParams.get('done'),
  };
}

async function requireAsker(asked: Asked, permission: Permission) {
  const market = requireSignIn(asked);
  await orRefusedPage(() => ensureMayLook(market.viewer, permission));
  return market;
}

type ShownMine = ReturnType<typeof showMine>;

const showMine = (mine: MyWantedView) => ({
  ...showWanted(mine),
  status: mine.status,
  standing: WANTED_STATUS_LABELS[mine.status],
  version: mine.version,
  events: mine.events,
  matches: mine.matches,
  answers: mine.answers,
  whyRejected: mine.whyRejected,
  isHidden: mine.isHidden,
});

export async function action(args: Route.ActionArgs) {
  await requireAsker(args, 'keep wanted ads');
  return byIntent(args, wantedActs(MINE));
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export const shouldRevalidate = reloadWhenStale;

export default function WantedMinePage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.side === 'ads') return <ForMyAds {...loaderData} />;
  const { items, next, room, days, done } = loaderData;
  const state = asRefused(actionData);
  const isBeside = state && items.some(({ id }) => id === state.typed['wantedId']?.[0]);
  return (
    <div className={`${layout.page} wan-page`}>
      <PageHead title="My requests" description="The hair you are looking for, and what fits it." />
      <div className="wan-head">
        <div>
          <h1>My requests</h1>
          <p>
            {room.taken} of {plural(room.places, 'place')} of your plan taken.
          </p>
        </div>
        <ButtonLink href="/wanted/new">Ask for hair</ButtonLink>
      </div>
      {state ? !isBeside && <RefusedAct state={state} /> : <WantedDone done={done} />}
      {items.length === 0 && (
        <div className="wan-none">
          <p>You have not asked for hair yet. Say what you are looking for, and sellers come to you.</p>
        </div>
      )}
      <ul className="wan-cards">
        {items.map((mine) => (
          <Mine key={mine.id} mine={mine} days={days} state={state} />
        ))}
      </ul>
      {next !== null && (
        <p className="wan-next">
          <ButtonLink kind="secondary" href={`?${new URLSearchParams({ after: next })}`}>
            Older requests
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

type MineProps = {
  mine: ShownMine;
  days: ReturnType<typeof listDays>;
  state: FormState | undefined;
};

const Mine = ({ mine, days, state }: MineProps) => (
  <WantedCard wanted={mine} heading="h2">
    <p className="wan-standing">
      {mine.isHidden ? (
        <b className="is-hidden">Hidden after a report</b>
      ) : (
        <b className={`is-${mine.status}`}>{mine.standing}</b>
      )}
      {mine.status === 'live' && !mine.isHidden && (
        <a href={`${mine.url}#fitting`}>
          {mine.matches === 0
            ? 'Nothing fits yet'
            : `${plural(mine.matches, 'ad')} ${mine.matches === 1 ? 'fits' : 'fit'}`}
        </a>
      )}
      {mine.answers > 0 && <a href="/messages">{plural(mine.answers, 'answer')}</a>}
    </p>
    {mine.whyRejected && <p>{mine.whyRejected}</p>}
    <OwnerActs own={mine} state={state} days={days} />
  </WantedCard>
);
