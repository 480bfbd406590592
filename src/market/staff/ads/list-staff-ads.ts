import type { Account } from '#rules/accounts/account.ts';
import { isInStaffList, type StaffFactsIn } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { statusAt } from '#rules/ads/state.ts';
import { ensure, ensureMayLook } from '#rules/permissions.ts';
import type { AdsTable } from '#rules/staff/table-schema.ts';
import type { AdScope } from '#rules/staff/table-words.ts';
import type { StaffAd, TablePage } from '../tables/staff-rows-view.ts';
import { adUrl } from '#rules/ads/title.ts';
import { readShownFacts, toAdLife } from '../../ads/ad-facts-row.ts';
import { allowedOnAd } from '../../ads/mine/allowed-on-ad.ts';
import type { Context } from '../../context.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import { toAdsQuery, hasEnteredFor, type StaffAdRow } from './ad-table-store.ts';

/** Ads for staff: all for admins, those one entered, or those of one seller one works for. */
export async function listStaffAds(
  ctx: Context,
  scope: AdScope,
  query: AdsTable,
): Promise<TablePage<StaffAd>> {
  const account = await ensureMaySee(ctx, scope);
  const now = ctx.now();
  const question = toAdsQuery(query, scope, { viewerId: account.id, now });
  return openTablePage(ctx.db, question, query, (row: StaffAdRow) => staffAd(row, account, now));
}

async function ensureMaySee(ctx: Context, scope: AdScope): Promise<Account> {
  if (scope.of === 'all') return ensure(ctx.viewer, 'see all ads');
  if (scope.of === 'mine') return ensureMayLook(ctx.viewer, 'change ads as staff');
  const account = ensure(ctx.viewer, 'see the ads of this seller');
  const isKnown = await hasEnteredFor(ctx.db, account.id, scope.userId);
  return ensure(account, 'see the ads of this seller', { hasEnteredFor: isKnown });
}

function staffAd(row: StaffAdRow, viewer: Account, now: Date): StaffAd {
  return {
    id: row.id,
    number: row.number,
    url: adUrl(row.id, row.slug),
    title: row.title,
    status: statusAt(toAdLife(row), now),
    version: row.version,
    seller: { id: row.seller_id, username: row.seller_name },
    enteredBy: row.entered_name,
    photo: row.photo_key && `/photos/${row.photo_key}/small.webp`,
    ...readShownFacts<StaffFactsIn<typeof AD_FIELDS>>(row, AD_FIELDS, isInStaffList),
    risk: row.risk,
    openReports: row.open_reports,
    held: row.held,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    allowed: allowedOnAd(viewer, row, now),
  };
}
