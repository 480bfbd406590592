import type { Route } from './+types/sales-page.ts';
import type { SaleCard } from '#market/sales/show/sale-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import { pick } from '#rules/pick.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { SoonMoment } from '../offers/soon-moment.tsx';
import { requireTrader } from '../ratings/require-trader.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import pages from '../messages/list/messages-page.module.css';
import { LightChip } from './light/light.tsx';
import lightStyles from './light/light.css?url';
import { sayNext, STANDS } from './next-of-sale.ts';
import saleStyles from './sales.css?url';
import { toTrustedLight } from './light/trusted-light.ts';
import { useLiveSale } from './light/use-live-sale.ts';

export const handle: TrailHandle = { trail: [{ label: 'Sales' }] };

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: lightStyles },
  { rel: 'stylesheet', href: saleStyles },
];

/** A green light never comes from a cache. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

const LISTS = ['open', 'over'] as const;
const TITLES = { open: 'Open', over: 'Over' } as const;
const SHOWN = { open: 12, over: 8 } as const;
const SHOWN_ALONE = 24;

/** The open ones first; `list` shows one alone, and `after` goes on in it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { sales } = await requireTrader({ url, context });
  const alone = LISTS.find((list) => list === url.searchParams.get('list')) ?? null;
  const after = (alone && url.searchParams.get('after')) ?? undefined;
  const parts = await Promise.all(
    LISTS.filter((list) => alone === null || list === alone).map(async (list) => {
      const limit = alone ? SHOWN_ALONE : SHOWN[list];
      const { items, next } = await orRefusedPage(sales.list({ open: list === 'open', limit, after }));
      return { list, items: items.map(toShown), more: next && toMorePath(list, alone && next) };
    }),
  );
  return { alone, parts: parts.filter(({ items }) => items.length > 0) };
}

const toMorePath = (list: string, after: string | null): string =>
  `/sales?${new URLSearchParams({ list, ...(after !== null && { after }) })}`;

/** No more of a sale than a line of the list shows. */
const toShown = (sale: SaleCard) => ({
  ...pick(sale, ['id', 'role', 'other', 'stateSince', 'light', 'money']),
  title: sale.ad.title,
  says: STANDS[sale.state],
  next: sayNext(sale),
});
type SaleInList = ReturnType<typeof toShown>;

/** One's protected sales on both sides. */
export default function SalesPage({ loaderData }: Route.ComponentProps) {
  const { alone, parts } = loaderData;
  const isGreen = parts.some(({ items }) => items.some(({ light }) => light.colour === 'green'));
  const { isLost } = useLiveSale(loaderData, { isGreen });
  return (
    <div className={pages.page}>
      <PageHead title="Sales" description="Your protected sales." />
      {isGreen && (
        <noscript>
          <meta httpEquiv="refresh" content="30" />
        </noscript>
      )}
      <h1>Sales</h1>
      {alone !== null && (
        <p>
          <a href="/sales">All sales</a>
        </p>
      )}
      {parts.length === 0 && (
        <p className={pages.empty}>
          {alone === null
            ? 'No protected sales yet. One begins when a seller says yes to an offer.'
            : 'There are no more here.'}
        </p>
      )}
      {parts.map(({ list, items, more }) => (
        <section key={list} aria-labelledby={list} className="sale-stack">
          <h2 id={list}>{TITLES[list]}</h2>
          <ul className="sale-list">
            {items.map((sale) => (
              <SaleRow key={sale.id} sale={sale} isLost={isLost} />
            ))}
          </ul>
          {more !== null && (
            <ButtonLink kind="secondary" href={more}>
              {alone === null ? `More: ${TITLES[list]}` : 'Older sales'}
            </ButtonLink>
          )}
        </section>
      ))}
    </div>
  );
}

function SaleRow({ sale, isLost }: { sale: SaleInList; isLost: boolean }) {
  const { id, role, other, title, money, light, says, next, stateSince } = sale;
  return (
    <li className="sale-panel">
      <div>
        <p>
          {role === 'seller' ? 'To' : 'From'} <b>{other.username}</b>: <a href={`/sales/${id}`}>{title}</a>
        </p>
        <p>
          <strong>{formatMoney({ amount: money.price, currency: money.currency })}</strong> {says},{' '}
          <SoonMoment at={stateSince} />
        </p>
      </div>
      <div className="sale-row">
        {role === 'seller' && <LightChip light={toTrustedLight(light, isLost)} />}
        {next && (
          <ButtonLink kind="quiet" href={`/sales/${id}#next`}>
            {next}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
