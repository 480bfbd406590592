import type { Route } from './+types/staff-ads-page.ts';
import { can } from '#rules/permissions.ts';
import type { BulkAct } from '#rules/staff/bulk-acts.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { AD_COLUMNS } from './ad-columns.tsx';
import { toAdRow } from './ad-row.ts';
import { readAdScope } from './ad-scope.ts';
import { bulkFromForm } from '../tables/bulk-from-form.ts';
import { StaffTable } from '../tables/staff-table.tsx';
import { readTable } from '../tables/read-table.ts';

const REVIEW_ACTS: readonly BulkAct[] = ['ads.approve', 'ads.reject'];
const ACTS: readonly BulkAct[] = ['ads.put-live', 'ads.mark-sold', 'ads.delete', ...REVIEW_ACTS];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, staff } = context.get(marketContext);
  const maySeeAll: boolean = can(viewer, 'see all ads');
  const scope = readAdScope(url, maySeeAll);
  const query = readTable('ads', url);
  const page = await orRefusedPage(staff.ads(scope, query));
  const mayChange: boolean = can(viewer, 'change ads as staff');
  return { scope, maySeeAll, mayChange, query, page: { ...page, items: page.items.map(toAdRow) } };
}

export const action = (args: Route.ActionArgs) =>
  bulkFromForm(args, async (market, after) => {
    const scope = readAdScope(args.url, can(market.viewer, 'see all ads'));
    const query = { ...readTable('ads', args.url), limit: 100, after };
    const { items, next } = await market.staff.ads(scope, query);
    return {
      rows: items.map(({ id, version, number, title }) => ({
        row: `${id}:${version}`,
        name: title ?? number,
      })),
      next,
    };
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffAdsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { scope, maySeeAll, mayChange, query, page } = loaderData;
  const kept: Record<string, string> =
    scope.of === 'seller' ? { seller: scope.userId } : scope.of === 'mine' ? { scope: 'mine' } : {};
  return (
    <>
      <PageHead title="Ads" description="Ads for staff." />
      <h1>Ads</h1>
      <nav className="staff-tabs" aria-label="Which ads">
        {maySeeAll && <Tab href="?" label="All" isHere={scope.of === 'all'} />}
        {mayChange && <Tab href="?scope=mine" label="Entered by me" isHere={scope.of === 'mine'} />}
        {scope.of === 'seller' && <Tab href={`?seller=${scope.userId}`} label="One seller’s" isHere />}
      </nav>
      <StaffTable
        name="ads"
        title="Ads"
        query={query}
        page={page}
        columns={AD_COLUMNS}
        rowKey={({ id, version }) => `${id}:${version}`}
        rowName={({ title, number }) => title ?? number}
        acts={mayChange ? ACTS : REVIEW_ACTS}
        answer={actionData}
        kept={kept}
        empty={
          scope.of === 'mine'
            ? 'You have not entered any ads that match.'
            : 'No ads match. Remove a filter, or search for less.'
        }
      />
    </>
  );
}

const Tab = ({ href, label, isHere }: { href: string; label: string; isHere: boolean }) => (
  <a href={href} aria-current={isHere ? 'page' : undefined}>
    {label}
  </a>
);
