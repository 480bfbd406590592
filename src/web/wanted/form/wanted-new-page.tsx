import { data, redirect } from 'react-router';
import type { Route } from './+types/wanted-new-page.ts';
import type { Market } from '#market/market.ts';
import { currencyAtHome, findHome } from '#rules/accounts/reader-home.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { EditWanted, PostWanted } from '#rules/wanted/wanted-schema.ts';
import { wantedUrl } from '#rules/wanted/wanted-title.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { clockContext, prefsContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { reloadWhenStale } from '../reload-when-stale.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { type Asked, requireSignIn } from '../../request/sign-in.ts';
import { submit } from '../../request/submit.ts';
import { asRefused } from '../../ui/form/form-state.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { listDays } from '../list-days.ts';
import wantedStyles from '../wanted.css?url';
import { readWantedForm } from './read-wanted-form.ts';
import { offersReview } from '../../ui/form/offers-review.ts';
import { WantedForm } from './wanted-form.tsx';
import { nameAsked, startFromAddress, startFromWanted } from './wanted-start.ts';

export const handle: TrailHandle = {
  trail: [{ label: 'Wanted', url: '/wanted' }, { label: 'Ask for hair' }],
};

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: wantedStyles }];

/** A new request, or one of one's own to be changed (`edit`). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const market = await requireKeeper({ url, context });
  const days = listDays(context.get(clockContext)());
  const own = await findOwn(market, url);
  if (own) {
    const { id, version, slug } = own;
    return {
      days,
      start: startFromWanted(own),
      from: '',
      edited: { id, version, url: wantedUrl(id, slug), isLive: own.status === 'live' },
      room: null,
    };
  }
  const prefs = context.get(prefsContext);
  const usual = {
    country: findHome(prefs, market.viewer),
    currency: prefs.currency ?? currencyAtHome(market.viewer) ?? 'USD',
    until: days.usual,
  };
  const { room } = await orRefusedPage(market.wanted.mine({ limit: 1 }));
  const start = startFromAddress(url.searchParams, usual);
  return { days, start, from: nameAsked(url.searchParams), edited: null, room };
}

async function requireKeeper(asked: Asked) {
  const market = requireSignIn(asked);
  await orRefusedPage(() => ensureMayLook(market.viewer, 'keep wanted ads'));
  return market;
}

/** The request that is to be changed; somebody else's is none. */
async function findOwn({ wanted }: Market, url: URL) {
  const id = url.searchParams.get('edit');
  if (id === null) return null;
  const found = await orRefusedPage(wanted.show({ wantedId: id }));
  if (!found.isOwn) throw data(null, { status: 404 });
  return found;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  await requireKeeper({ url, context });
  const wantedId = url.searchParams.get('edit');
  const posted = { request, url, context };
  const sent = await (wantedId === null
    ? submit({
        ...posted,
        schema: PostWanted,
        read: readWantedForm,
        order: ({ wanted }, asked) => wanted.post(asked),
      })
    : submit({
        ...posted,
        schema: EditWanted,
        read: (form) => ({ ...readWantedForm(form), wantedId, version: Number(form.get('version')) }),
        order: ({ wanted }, asked) => wanted.edit(asked),
      }));
  if (!sent.isDone) return sent.back;
  const { id, slug } = sent.answer;
  throw redirect(`${wantedUrl(id, slug)}?done=${wantedId === null ? 'posted' : 'saved'}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export const shouldRevalidate = reloadWhenStale;

export default function WantedNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, from, days, edited, room } = loaderData;
  const state = asRefused(actionData);
  const title = edited ? 'Change your request' : 'Ask for hair';
  return (
    <div className={`${layout.page} wan-page`}>
      <PageHead
        title={title}
        description="Say what hair you are looking for. Sellers whose hair fits can answer with their ad."
      />
      <h1>{title}</h1>
      <p>
        Say what hair you are looking for. Sellers whose hair fits can answer with their ad, and you choose.
      </p>
      {room && room.taken >= room.places && <NoRoom places={room.places} />}
      {/* Whoever typed while its day passed keeps the text, and reads why it was refused. */}
      {edited && !edited.isLive && !state ? (
        <Note kind="hint">
          Only a live request can be changed. <a href={edited.url}>See what you can do with it</a>.
        </Note>
      ) : (
        <WantedForm
          key={edited?.id ?? 'new'}
          start={start}
          from={from}
          state={state}
          days={days}
          edited={edited}
          mayAskReview={offersReview(state?.problems['note'])}
        />
      )}
    </div>
  );
}

/** Said before anything is typed. */
const NoRoom = ({ places }: { places: number }) => (
  <Note kind="hint">
    {places === 0 ? (
      <>
        Choose a plan first; there is a free one. <a href="/payment/">See the plans</a>
      </>
    ) : (
      <>
        Your plan gives {places === 1 ? '1 request' : `${places} requests`}. End one first:{' '}
        <a href="/wanted/mine">your requests</a>. <a href="/payment/">Larger plans allow more.</a>
      </>
    )}
  </Note>
);
