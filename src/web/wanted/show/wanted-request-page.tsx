import { data, redirect } from 'react-router';
import type { Route } from './+types/wanted-request-page.ts';
import type { Market } from '#market/market.ts';
import { REVIEW_HOURS } from '#rules/retention/promised-times.ts';
import { isRefusal } from '#rules/refusal.ts';
import { WANTED_HIDDEN } from '#rules/wanted/wanted-life.ts';
import { wantedUrl } from '#rules/wanted/wanted-title.ts';
import { useFrameData } from '../../frame/frame-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { breadcrumbData } from '../../metadata/structured-data.ts';
import { byIntent } from '../../request/by-intent.ts';
import { clockContext, isSentBackContext, marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import layout from '../../ui/layout.module.css';
import { useForgottenForm } from '../form/use-kept-form.ts';
import { wantedActs } from '../mine/act-on-wanted.ts';
import { listDays } from '../list-days.ts';
import { OwnerActs } from '../mine/owner-acts.tsx';
import { WantedDone } from '../mine/wanted-done.tsx';
import { Pay } from '../wanted-card.tsx';
import { WantedTape } from '../wanted-tape.tsx';
import { reloadWhenStale } from '../reload-when-stale.ts';
import wantedStyles from '../wanted.css?url';
import { answerFromForm } from './answer-from-form.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { FittingAds } from './fitting-ads.tsx';
import { loadForReader } from './load-for-reader.ts';
import { RequestFacts } from './request-facts.tsx';
import { showRequest } from './show-request.ts';
import { StatusNote } from './status-note.tsx';
import { WantedGone } from './wanted-gone.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: wantedStyles }];

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  // What was refused comes back on the page it was sent from, however that stands by now.
  const isSentBack = context.get(isSentBackContext);
  const wanted = await orRefusedPage(orGone(market.wanted.show({ wantedId: params.id }), isSentBack));
  if ('mayComeBack' in wanted) return data({ kind: GONE, ...wanted } as const, { status: 410 });
  if (params.slug !== wanted.slug && !isSentBack && !isForScript(request))
    throw redirect(wantedUrl(wanted.id, wanted.slug) + url.search, 301);
  const days = listDays(context.get(clockContext)());
  return {
    kind: 'shown' as const,
    wanted: showRequest(wanted),
    status: wanted.status,
    isHidden: wanted.isHidden,
    done: url.searchParams.get('done'),
    reviewHours: REVIEW_HOURS,
    written: wanted.isOwn ? null : await findWritten(market, url.searchParams.get('draft')),
    ...(await orRefusedPage(loadForReader(market, wanted, { withAd: url.searchParams.get('ad'), days }))),
  };
}

/** What somebody wrote before they had to sign in. */
const findWritten = async ({ viewer, messages }: Market, draft: string | null) =>
  viewer && draft !== null ? ((await messages.showDraft(draft))?.text ?? null) : null;

const GONE = 'gone';
type Gone = { mayComeBack: boolean };

/**
 * The browser asks for the data of a page it shows, also after a refusal. Sent elsewhere, it would take that for another
 * page and forget what was refused; the address is put right when the page is next opened.
 */
const isForScript = (request: Request): boolean =>
  // oxlint-disable-next-line no-restricted-properties -- the page's own address is the same for both
  new URL(request.url).pathname.endsWith('.data');

/** What is over or hidden has a page of its own; so has what went away while somebody wrote. */
async function orGone<Found>(order: Promise<Found>, isSentBack: boolean): Promise<Found | Gone> {
  try {
    return await order;
  } catch (error) {
    if (isRefusal(error) && (error.code === GONE || (isSentBack && error.code === 'not-found')))
      return { mayComeBack: error.message === WANTED_HIDDEN.now };
    throw error;
  }
}

export const action = (args: Route.ActionArgs) =>
  byIntent(args, {
    ...wantedActs(args.url.pathname),
    answer: (posted) => answerFromForm(posted, args.params.id),
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export const shouldRevalidate = reloadWhenStale;

export default function WantedRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = asRefused(actionData);
  if (loaderData.kind === 'gone') return <WantedGone mayComeBack={loaderData.mayComeBack} state={state} />;
  return <Request shown={loaderData} state={state} />;
}

type Shown = Exclude<Route.ComponentProps['loaderData'], { kind: 'gone' }>;

function Request({ shown, state }: { shown: Shown; state: FormState | undefined }) {
  const { wanted, status, isHidden, own, reader, matches } = shown;
  const origin = useFrameData()?.site.origin ?? '';
  useForgottenForm({ id: wanted.id, done: shown.done, isOwn: own !== null });
  const title = `Wanted: ${wanted.title}`;
  const crumbs = [
    { label: 'Wanted', url: '/wanted' },
    { label: wanted.title, url: wanted.url },
  ];
  return (
    <div className={`${layout.page} wan-page`}>
      <PageHead
        title={title}
        description={`${wanted.buyer.name} in ${wanted.buyer.country} is looking for hair: ${wanted.title}. Send to ${wanted.to}.`}
        path={wanted.url}
        index={status === 'live' && !isHidden}
        jsonLd={import.meta.env.SSR ? [breadcrumbData(origin, crumbs)] : undefined}
      />
      <Breadcrumbs crumbs={crumbs} />
      {own && !isHidden && <WantedDone done={shown.done} status={status} />}
      <StatusNote
        {...{ status, isHidden }}
        isOwn={own !== null}
        whyRejected={own?.whyRejected ?? null}
        reviewHours={shown.reviewHours}
      />
      <div className="wan-request">
        <article>
          <h1>{title}</h1>
          <WantedTape span={wanted.span} />
          <Pay pay={wanted.pay} />
          <RequestFacts wanted={wanted} />
          {wanted.note !== '' && <blockquote>{wanted.note}</blockquote>}
          {!own && reader.kind !== 'staff' && (
            <p className="wan-report">
              <a href={`/report?kind=wanted&id=${wanted.id}`} rel="nofollow">
                Report this request
              </a>
            </p>
          )}
        </article>
        {own ? (
          <section aria-labelledby="yours" className="wan-panel">
            <h2 id="yours">Your request</h2>
            <OwnerActs own={{ ...own, title: wanted.title }} state={state} days={own.days} />
          </section>
        ) : (
          <AnswerPanel
            reader={reader}
            buyer={wanted.buyer.name}
            isOpen={status === 'live' && !isHidden}
            state={state}
            written={shown.written}
          />
        )}
      </div>
      {matches && <FittingAds ads={matches} />}
    </div>
  );
}
