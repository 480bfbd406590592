import { useRef } from 'react';
import type { Route } from './+types/wanted-page.ts';
import { plural } from '#rules/text/plural.ts';
import { isListForSearchEngines, WANTED_COUNTED } from '#rules/wanted/wanted-list.ts';
import { BrowseWanted } from '#rules/wanted/wanted-schema.ts';
import { useFrameData } from '../../frame/frame-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { breadcrumbData } from '../../metadata/structured-data.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { showWanted } from '../show-wanted.ts';
import { WantedCard } from '../wanted-card.tsx';
import wantedStyles from '../wanted.css?url';
import { useWantedFilters } from './use-wanted-filters.ts';
import { OPENS_FILTERS, WantedFilters } from './wanted-filters.tsx';
import {
  readTypedLength,
  toWantedPath,
  WANTED_PARTS,
  WANTED_PATH,
  writeWantedQuery,
} from './wanted-query.ts';

const INTRO = 'Wig makers, extension makers and people who want a wig say what they need. Do you have it?';
const CRUMBS = [{ label: 'Wanted', url: WANTED_PATH }];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: wantedStyles }];

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { wanted } = context.get(marketContext);
  const given = WANTED_PARTS.map((name) => [name, searchParams.getAll(name)]);
  const asked = BrowseWanted.parse(Object.fromEntries(given));
  const { items, next, total } = await orRefusedPage(wanted.browse(asked));
  return {
    query: writeWantedQuery(asked, searchParams),
    hasWrongLength: asked.length === undefined && readTypedLength(searchParams) !== '',
    isLaterPage: asked.after !== undefined,
    items: items.map(showWanted),
    next,
    total,
  };
}

/** What people look for. The address is the list; without script its filters are a form. */
export default function WantedPage({ loaderData }: Route.ComponentProps) {
  const { query, items, next, total, isLaterPage, hasWrongLength } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const filters = useWantedFilters(query, form);
  const origin = useFrameData()?.site.origin ?? '';
  const isPlain = query === '' && !isLaterPage;
  const counted = total >= WANTED_COUNTED ? `${WANTED_COUNTED} requests or more` : plural(total, 'request');
  return (
    <div className={`${layout.page} wan-page`}>
      <PageHead
        title="Wanted: who is looking for hair"
        description={INTRO}
        path={WANTED_PATH}
        index={isPlain && isListForSearchEngines(total)}
        jsonLd={import.meta.env.SSR ? [breadcrumbData(origin, CRUMBS)] : undefined}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <div className="wan-head">
        <div>
          <h1>Who is looking for hair</h1>
          <p>{INTRO}</p>
        </div>
        <Asking />
      </div>
      <div className="wan-columns">
        <WantedFilters form={form} filters={filters} total={total} hasWrongLength={hasWrongLength} />
        <section
          aria-labelledby="requests"
          aria-busy={filters.isOld}
          className={filters.isOld ? 'is-old' : undefined}
        >
          <div className="wan-bar">
            <h2 id="requests" tabIndex={-1}>
              {counted}
            </h2>
            <button type="button" {...OPENS_FILTERS}>
              Filter
            </button>
          </div>
          <ul className="wan-cards">
            {items.map((each) => (
              <WantedCard key={each.id} wanted={each} />
            ))}
          </ul>
          {items.length === 0 && <NoRequests isPlain={isPlain} />}
          <NextPage query={query} next={next} isLaterPage={isLaterPage} />
        </section>
      </div>
      <output className={layout.visuallyHidden}>{!filters.isOld && counted}</output>
    </div>
  );
}

/**
 * Staff ask for nothing; who is signed in has requests of their own, seller or buyer. Until it is known who looks,
 * there is only the room for it.
 */
function Asking() {
  const { viewer = null, isMeKnown = false } = useFrameData() ?? {};
  if (viewer && viewer.role !== 'enduser') return null;
  return (
    <div className={`wan-acts ${isMeKnown ? '' : layout.unsure}`}>
      {(viewer || !isMeKnown) && (
        <ButtonLink kind="secondary" href="/wanted/mine">
          My requests
        </ButtonLink>
      )}
      <ButtonLink href="/wanted/new">Ask for hair</ButtonLink>
    </div>
  );
}

/** No dead end. */
const NoRequests = ({ isPlain }: { isPlain: boolean }) => (
  <div className="wan-none">
    {isPlain ? (
      <p>
        Nobody is asking for hair right now. Post an ad all the same: buyers look through{' '}
        <a href="/all-ads">all ads</a>.
      </p>
    ) : (
      <p>
        Nobody is asking for exactly this right now. Remove a filter, or{' '}
        <a href={WANTED_PATH}>see all requests</a>.
      </p>
    )}
    <p>
      <ButtonLink kind="secondary" href="/post-an-ad">
        Post an ad
      </ButtonLink>
    </p>
  </div>
);

type NextPageProps = { query: string; next: string | null; isLaterPage: boolean };

/** Real links, so that every page has an address of its own. */
function NextPage({ query, next, isLaterPage }: NextPageProps) {
  if (next === null && !isLaterPage) return null;
  return (
    <nav className="wan-next" aria-label="Pages">
      {next !== null && (
        <ButtonLink kind="secondary" rel="next" href={toWantedPath(query, next)}>
          More requests
        </ButtonLink>
      )}
      {isLaterPage && (
        <ButtonLink kind="quiet" href={toWantedPath(query)}>
          Back to the start
        </ButtonLink>
      )}
    </nav>
  );
}
