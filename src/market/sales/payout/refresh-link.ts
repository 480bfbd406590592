import type { ProviderSeller } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { missingForPayout, PAYOUT_MISSING_SENTENCES } from '#rules/sales/money/payout.ts';
import { PAY_MS } from '#rules/sales/life/sale-deadlines.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { SaleContext } from '../../context.ts';
import { openSaleInside } from '../open-sale.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { endWithoutConsent } from './end-without-consent.ts';
import {
  findLink,
  findLinkBy,
  hasUsableLink,
  listUnconnectedSales,
  type SellerLink,
  setLinkTold,
} from './link-store.ts';

/** One odd answer of the provider is no consent taken back: it is asked again, after this time at the earliest. */
export const REVOKED_TWICE_MS = 5 * 60_000;

/** Whether an answer that came now says for the second time what it says. Until then only the light is red. */
export const isConsentOver = ({ state, revoked_since: since }: SellerLink, now: Date): boolean =>
  state === 'revoked' && since !== null && now.getTime() - since.getTime() >= REVOKED_TWICE_MS;

/**
 * Asks how an account stands, and gives back what was paid to it where our rights are gone for certain.
 * `isRevokeNotice`: the provider itself has just told us so, and the answer is the second word.
 */
export async function refreshLink(
  ctx: SaleContext,
  known: SellerLink,
  { isRevokeNotice = false }: { isRevokeNotice?: boolean } = {},
): Promise<SellerLink> {
  const link = await askAboutLink(ctx, known);
  if (isConsentOver(link, ctx.now()) || (isRevokeNotice && link.state === 'revoked'))
    await endWithoutConsent(ctx, link.account_id);
  return link;
}

/**
 * Asks the provider how a connected account stands. What the browser brought back is never believed. Sales that waited
 * for it can be paid from now on.
 */
export async function askAboutLink(ctx: SaleContext, link: SellerLink): Promise<SellerLink> {
  const provider = ctx.sales;
  if (!provider) return link;
  const merchantId = link.merchant_id ?? (await provider.findSeller(link.tracking_id))?.merchantId ?? null;
  const told = merchantId === null ? null : await provider.readSeller(merchantId);
  const others = merchantId === null ? undefined : await findLinkBy(ctx.db, { merchantId });
  if (others && others.id !== link.id) return refuseTaken(ctx, link);
  await ctx.write(({ db }) => setLinkTold(db, link.id, toTold(link, merchantId, told), ctx.now()));
  await startPaying(ctx, link.account_id);
  const after = (await findLink(ctx.db, link.account_id)) ?? link;
  if (after.state === 'incomplete') await tellMissing(ctx, after);
  return after;
}

/** One account at the provider is one seller's here: nobody deals with themselves. */
async function refuseTaken(ctx: SaleContext, link: SellerLink): Promise<SellerLink> {
  ctx.log.warn({ accountId: link.account_id }, 'a payout account is connected to another account already');
  const nothing = {
    merchant_id: null,
    country: null,
    receivable: false,
    email_confirmed: false,
    permissions: [],
  };
  await ctx.write(({ db }) => setLinkTold(db, link.id, { ...nothing, state: 'incomplete' }, ctx.now()));
  return (await findLink(ctx.db, link.account_id)) ?? link;
}

function toTold(link: SellerLink, merchantId: string | null, told: ProviderSeller | null) {
  if (merchantId === null || told === null)
    return {
      merchant_id: merchantId,
      country: link.country,
      receivable: false,
      email_confirmed: false,
      permissions: [],
      state: merchantId === null ? ('started' as const) : ('revoked' as const),
    };
  const missing = missingForPayout(told);
  return {
    merchant_id: merchantId,
    country: told.country,
    receivable: told.isReceivable,
    email_confirmed: told.isEmailConfirmed,
    permissions: [...told.permissions],
    state:
      missing.length === 0
        ? ('ready' as const)
        : told.permissions.length === 0
          ? ('revoked' as const)
          : ('incomplete' as const),
  };
}

/** From now on the buyers have their time to pay. */
export async function startPaying(ctx: SaleContext, sellerId: string): Promise<void> {
  if (!(await hasUsableLink(ctx.db, sellerId, ctx.now()))) return;
  await inEachUnconnected(ctx, sellerId, async (unit, sale) => {
    const payBy = new Date(ctx.now().getTime() + PAY_MS);
    const after = await stepSale(ctx, unit, sale, {
      as: 'system',
      event: 'connect',
      change: { pay_by: payBy },
    });
    await keepAdUntil(unit, sale.offer_id, payBy);
    await tellOfSale(ctx, unit, after, 'connect');
  });
}

/** While a buyer waits, the seller is also told by mail what the provider still asks for: once a sale. */
const tellMissing = (ctx: SaleContext, link: SellerLink): Promise<void> =>
  inEachUnconnected(ctx, link.account_id, (unit, sale) =>
    tellOfSale(ctx, unit, sale, 'account-incomplete', {
      missing: missingForPayout({
        isReceivable: link.receivable,
        isEmailConfirmed: link.email_confirmed,
        permissions: link.permissions,
      })
        .map((each) => PAYOUT_MISSING_SENTENCES[each])
        .join(' '),
    }),
  );

/** Each of a seller's sales that still waits for the account. */
async function inEachUnconnected(
  ctx: SaleContext,
  sellerId: string,
  act: (unit: Unit, sale: SaleRow) => Promise<void>,
): Promise<void> {
  for (const { id } of await listUnconnectedSales(ctx.db, sellerId))
    await ctx.write(async (unit) => {
      const found = await findSale(unit.db, id, ctx.now());
      if (!found) return;
      const sale = await openSaleInside(ctx, unit, found);
      if (sale.state !== 'agreed' || sale.pay_by !== null || !sale.connect_by || sale.connect_by <= ctx.now())
        return;
      await act(unit, sale);
    });
}
