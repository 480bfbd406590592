import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/bundles-page.ts';
import { currencyAtHome, findHome } from '#rules/accounts/reader-home.ts';
import { formatMoney } from '#rules/money/money.ts';
import { isRefusal, REFUSAL_STATUS } from '#rules/refusal.ts';
import { plural } from '#rules/text/plural.ts';
import type { Market } from '#market/market.ts';
import { can } from '#rules/permissions.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { byIntent } from '../request/by-intent.ts';
import { marketContext, prefsContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { asRefused } from '../ui/form/form-state.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { BundleAnswer, useOpenSet } from './bundle-answer.tsx';
import bundleStyles from './bundles.css?url';
import { BundleBar } from './bundle-bar.tsx';
import { MiniSet } from './drawing/hanging-set.tsx';
import { findForPage } from './find-for-page.ts';
import { keepSet } from './kept/act-on-set.ts';
import { KeptList } from './kept/kept-list.tsx';
import { showKeptList, type ShownKeptList } from './kept/show-kept.ts';
import { readOpenSet } from './need/need-query.ts';
import { nameNeed, sayNeed } from './need/say-need.ts';
import { NeedForm, OPENS_NEED } from './need/need-form.tsx';
import { readNeed } from './need/read-need.ts';
import { showBundles, toShownNeed } from './show-bundles.ts';
import { useLiveNeed } from './need/use-live-need.ts';

export const handle: TrailHandle = { trail: [{ label: 'Plan a whole wig' }] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bundleStyles }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  const prefs = context.get(prefsContext);
  const currency = prefs.currency ?? currencyAtHome(market.viewer);
  const home = { country: findHome(prefs, market.viewer), currency };
  const { query, need, problems } = readNeed(url.searchParams, home);
  const asked = {
    query,
    problems,
    need: need && toShownNeed(need),
    line: need && sayNeed(need),
    name: need ? nameNeed(need) : '',
    kept: await listKept(market, url),
  };
  if (need === null) return data({ ...asked, found: null, refusal: null }, { status: 422 });
  try {
    const open = readOpenSet(url.searchParams);
    const found = showBundles(await findForPage(market, need, { open, currency: prefs.currency }));
    return data({ ...asked, found, refusal: null });
  } catch (error) {
    // The form stays, and so does what was asked: in a moment there is an answer again.
    if (!isRefusal(error)) throw error;
    const wait = error.details.retryAfterSeconds;
    return data(
      { ...asked, found: null, refusal: error.message },
      {
        status: REFUSAL_STATUS[error.code],
        headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
      },
    );
  }
}

/** Only where somebody comes to the page: not with every step of a slider. Below the answer, so nothing jumps. */
async function listKept({ viewer, bundles }: Market, { searchParams }: URL): Promise<ShownKeptList | null> {
  if (searchParams.has('grams') || !can(viewer, 'keep bundles')) return null;
  return showKeptList(await orRefusedPage(bundles.list()));
}

export const action = (args: Route.ActionArgs) => byIntent(args, { keep: keepSet });

/** What could not be sent says so, and the set stays as it was chosen. */
export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** To open another set that is there already nothing is asked again. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isSame = withoutSet(currentUrl) === withoutSet(nextUrl) && currentUrl.href !== nextUrl.href;
  return formMethod !== undefined || !isSame;
}

function withoutSet({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('set');
  return query.toString();
}

export default function BundlesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, problems, need, line, name, found, refusal, kept } = loaderData;
  const state = asRefused(actionData);
  const live = useLiveNeed(query, problems);
  const place = useOpenSet(found);
  const open = found?.sets[place];
  const sum = open ? `about ${formatMoney(open.total)} for ${open.counted} g` : (found?.none ?? '');
  return (
    <div className={`${layout.page} bun-page`}>
      <PageHead
        title="Hair that goes together"
        description="Say what your wig needs, and see which hair for sale goes together: alike in colour, texture and length, at the lowest price."
        index={false}
      />
      <div className="bun-head">
        <h1>Hair that goes together</h1>
        {found && <p className="bun-looked is-wide">{found.looked}</p>}
      </div>
      <NeedLine line={line} />
      <div className="bun-columns">
        <NeedForm live={live} said={sum} mini={open && need && <MiniSet hanks={open.hanks} need={need} />} />
        <div
          className={live.isOld ? 'bun-answer is-old' : 'bun-answer'}
          aria-busy={live.isOld}
          onSubmit={live.letBe}
        >
          {Object.keys(problems).length > 0 && (
            <Note kind="problem" isAlert>
              {Object.values(problems)
                .flat()
                .map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
            </Note>
          )}
          {refusal !== null && (
            <Note kind="hint" isAlert>
              {refusal}
            </Note>
          )}
          {found && need && (
            <BundleAnswer found={found} need={need} query={query} name={name} state={state} />
          )}
        </div>
      </div>
      {kept && kept.items.length > 0 && <KeptList kept={kept} />}
      <output className={layout.visuallyHidden}>
        {!live.isOld && found && `${plural(found.sets.length, 'set')} found. ${sum}`}
      </output>
      {open && <BundleBar set={open} />}
    </div>
  );
}

/** The need in one line, where its form is folded away. */
const NeedLine = ({ line }: { line: [string, string] | null }) => (
  <div className="bun-line">
    <p>
      <b>{line?.[0] ?? 'What do you need?'}</b>
      {line && <span>{line[1]}</span>}
    </p>
    <button type="button" {...OPENS_NEED}>
      Change
    </button>
  </div>
);
