import { redirect } from 'react-router';
import type { Route } from './+types/kept-bundle-page.ts';
import type { ContactResultView } from '#market/bundles/bundle-view.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import { asRefused } from '../../ui/form/form-state.ts';
import layout from '../../ui/layout.module.css';
import { askSwaps } from '../ask-swaps.ts';
import { keptActs } from './act-on-kept.ts';
import bundleStyles from '../bundles.css?url';
import { CountedSum } from '../counted-sum.tsx';
import { ContactAll } from './contact-all.tsx';
import { DrawnSet } from '../drawing/drawn-set.tsx';
import { KeptHanks } from './kept-hanks.tsx';
import { KeptSettings } from './kept-settings.tsx';
import { BUNDLES_PATH, readOpenSet } from '../need/need-query.ts';
import { showKept, showKeptSwaps, showPlan } from './show-kept.ts';

export const handle: TrailHandle = {
  trail: [{ label: 'Plan a whole wig', url: BUNDLES_PATH }, { label: 'A kept set' }],
};

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bundleStyles }];

const USUAL_OFF = 10;

/** `swap` opens a place; `off` says by how many percent offers would lie below the prices. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { viewer, bundles } = requireSignIn({ url, context });
  await orRefusedPage(() => ensureMayLook(viewer, 'keep bundles'));
  const view = await orRefusedPage(bundles.show({ bundleId: id }));
  const { swap = -1 } = readOpenSet(url.searchParams);
  const off = readOff(url.searchParams.get('off'));
  // Where an ad was deleted the numbers of the places have a gap.
  const place = view.members.find((member) => member.place === swap + 1)?.place;
  const swaps =
    place === undefined
      ? null
      : showKeptSwaps(place, await askSwaps(bundles.swapsOf({ bundleId: id, place })));
  const plan = await orRefusedPage(bundles.planContact({ bundleId: id, takePercentOff: off }));
  return {
    kept: showKept(view),
    swaps,
    plan: showPlan(plan),
    off,
  };
}

const readOff = (text: string | null): number =>
  text !== null && /^\d{1,2}$/.test(text) && Number(text) <= 30 ? Number(text) : USUAL_OFF;

export async function action(args: Route.ActionArgs) {
  requireSignIn(args);
  let written: string | undefined;
  const sent = await byIntent(
    args,
    keptActs(args.params.id, (message) => (written = message)),
  );
  if (!sent.isDone) return sent.back;
  if (sent.intent === 'ask' || sent.intent === 'offer')
    return { intent: sent.intent, results: sent.answer as ContactResultView[], written };
  return redirect(sent.intent === 'drop' ? BUNDLES_PATH : `${BUNDLES_PATH}/${args.params.id}`, 303);
}

/** What could not be sent says so, and nothing that was typed is lost. */
export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function KeptBundlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, swaps, plan, off } = loaderData;
  const state = asRefused(actionData);
  const told = actionData && 'results' in actionData ? actionData : null;
  const live = kept.members.flatMap(({ hank, isOff }) => (hank && isOff === null ? [hank] : []));
  return (
    <div className={`${layout.page} bun-page`}>
      <PageHead title={kept.name} description="A set of hair that you keep." index={false} />
      <h1>{kept.name}</h1>
      <p className="bun-about">
        {kept.line.join(', ')}. <a href={kept.again}>Look for a new set</a>
      </p>
      <div className="bun-answer">
        <div className="bun-open">
          {live.length > 0 && <DrawnSet hanks={live} need={kept.need} />}
          <section className="bun-sum" aria-label="What it costs">
            <p>
              <strong>
                about <CountedSum total={kept.total} />
              </strong>{' '}
              for {kept.counted} g
            </p>
            <p>{kept.sum} Customs may come on top.</p>
            {kept.rates !== null && <p>{kept.rates}</p>}
            {kept.missing > 0 && <p>{kept.missing} g are missing now.</p>}
            {kept.oneParcelFrom.map((seller) => (
              <p key={seller}>Two or more are from {seller}. Ask for one parcel.</p>
            ))}
          </section>
          <KeptHanks kept={kept} swaps={swaps} state={state} />
        </div>
        <ContactAll kept={kept} plan={plan} off={off} state={state} told={told} />
        <KeptSettings kept={kept} state={state} />
      </div>
    </div>
  );
}
