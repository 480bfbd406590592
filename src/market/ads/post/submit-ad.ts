import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { ensureFacts } from '#rules/ads/checks/conditions.ts';
import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { expiryAfter } from '#rules/ads/ad-days.ts';
import { ensureTransition } from '#rules/ads/state.ts';
import type { Context } from '../../context.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { toAdLife } from '../ad-facts-row.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { hasPublished } from '../surroundings-store.ts';
import { ensurePlace } from '../ensure-place.ts';
import type { AdChange } from '../own-ad-store.ts';
import { scoreAd } from './score-ad.ts';

type Submitted = { account: Account; row: AdRow; facts: AdFacts };

/** What submitting changes: straight to live, or to staff first if anything speaks for a look. */
export async function submitAd(
  ctx: Context,
  db: Database,
  { account, row, facts }: Submitted,
): Promise<AdChange> {
  const now = ctx.now();
  ensureTransition(account, toAdLife(row), 'submit', now);
  await ensureComplete(ctx, db, row, facts);
  const seller = { id: row.id, sellerId: row.seller_id };
  const { plan } = await ensurePlace(ctx, db, { ...seller, photos: facts.photos.length });
  const { risk, signals } = await scoreAd(ctx, db, {
    ...seller,
    facts,
    isTrader: plan?.showsTraderDetails ?? false,
  });
  const isFirst = ctx.config.FIRST_AD_REVIEW === 'on' && !(await hasPublished(db, row.seller_id));
  const step = ensureTransition(account, toAdLife(row), 'submit', now, signals.length > 0 || isFirst);
  return {
    status: step.to,
    status_since: now,
    risk,
    risk_signals: signals,
    ...(step.to === 'live'
      ? { published_at: row.published_at ?? now, expires_at: expiryAfter(step, toAdLife(row), now) }
      : {}),
  };
}

/** Everything an ad needs before anybody sees it, by today's date and rates. */
export async function ensureComplete(
  ctx: Context,
  db: Database,
  row: Pick<AdRow, 'ethnicity_withdrawn_at'>,
  facts: AdFacts,
): Promise<void> {
  ensureFacts(facts, {
    isComplete: true,
    now: ctx.now(),
    rates: await readRatesInside(db),
    isEthnicityWithdrawn: row.ethnicity_withdrawn_at !== null,
  });
}
