import type { Unit } from '#platform/unit-of-work.ts';
import type { Money } from '#rules/money.ts';
import { Refusal } from '#rules/refusal.ts';
import { protectionFor } from '#rules/sales/protection.ts';
import { CONNECT_MS, PAY_MS } from '#rules/sales/sale-deadlines.ts';
import { PROVIDER_RATES, sumUp } from '#rules/sales/sale-fee.ts';
import type { WantedTerms } from '#rules/sales/sale-schema.ts';
import { NEWCOMER_SALES, OPEN_SALES_MOST, type SaleTerms, termsProblems } from '#rules/sales/sale-terms.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { Context } from '../../context.ts';
import { DEMO_REQUEST } from '../../demo-request.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { findSale } from '../sale-store.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { hasUsableLink } from '../payout/link-store.ts';
import { ensureSaleMoney, toTerms } from './make-terms.ts';
import { ensureMayAgree } from './ensure-may-deal.ts';
import { type AdForSale, countSalesOf, findAdForSale, findCountry, insertSale } from './terms-store.ts';

type Agreed = {
  offerId: string;
  adId: string;
  conversationId: string;
  buyerId: string;
  sellerId: string;
  price: Money;
  terms: WantedTerms;
};

/**
 * Within the yes, it makes the protected sale where one is possible: rows only. Null where none is, and the two settle it
 * between themselves.
 */
export async function startSale(
  ctx: Context,
  unit: Unit,
  agreed: Agreed,
): Promise<{ saleId: string } | null> {
  const { db } = unit;
  const ad = await findAdForSale(db, agreed.adId);
  const country = await findCountry(db, agreed.buyerId);
  const from = ad.country ?? (await findCountry(db, agreed.sellerId));
  const protection = protectionFor(
    { currency: ad.currency ?? 'USD' },
    { country },
    { country: from },
    ctx.saleSettings,
  );
  if (!protection.isPossible) return null;

  await ensureMayAgree(ctx, db, agreed);
  const price = ensureSaleMoney(agreed.price, from);
  const terms = toTerms(ad, price, { country, rates: await readRatesInside(db) }, agreed.terms);
  const rate = from === 'IN' ? PROVIDER_RATES.fromIndia : PROVIDER_RATES.home;
  const { fee, total } = sumUp(price, terms.postage, rate);
  const isNewcomer = await ensureFewOpen(unit, agreed);
  const hair = { grams: ad.grams ?? 0, lengthMm: ad.length_mm ?? 0 };
  const problems = termsProblems(terms, { total, isNewcomer, hair });
  if (Object.keys(problems).length > 0)
    throw new Refusal('invalid', 'Please check what you entered.', problems);

  const saleId = await keepSale(ctx, unit, { agreed, ad, terms, fee, country, from });
  return { saleId };
}

type NewSale = {
  agreed: Agreed;
  ad: AdForSale;
  terms: SaleTerms;
  fee: number;
  country: string;
  from: string;
};

/** The rows, the ad that is kept for it, and both letters. */
async function keepSale(ctx: Context, unit: Unit, sale: NewSale): Promise<string> {
  const { agreed, ad, terms, fee, country, from } = sale;
  const { price, postage } = terms;
  const now = ctx.now();
  const isPayable = await hasUsableLink(unit.db, agreed.sellerId, now);
  const until = new Date(now.getTime() + (isPayable ? PAY_MS : CONNECT_MS));
  await keepAdUntil(unit, agreed.offerId, until);
  const money = { currency: price.currency, price: price.amount, postage };
  const saleId = await insertSale(
    unit.db,
    {
      ...money,
      fee,
      ad_id: agreed.adId,
      conversation_id: agreed.conversationId,
      buyer_id: agreed.buyerId,
      seller_id: agreed.sellerId,
      offer_id: agreed.offerId,
      state: 'agreed',
      state_since: now,
      created_at: now,
      was_uncut: ad.cut_state !== 'cut',
      // What the demo made up leaves room for what its visitors try.
      demo: ctx.config.DEMO_DATA === 'on' && ctx.requestId === DEMO_REQUEST,
      ...(isPayable ? { pay_by: until } : { connect_by: until }),
    },
    {
      ...money,
      postage_by: terms.postageBy,
      country,
      from_country: from,
      ship_days: terms.shipDays,
      least_grams: terms.leastGrams,
      least_length_mm: terms.leastLengthMm,
      ad_version: ad.version,
      hair: ad.hair,
      photo_ids: ad.photo_ids,
    },
  );
  const made = await findSale(unit.db, saleId, now);
  if (made) await tellOfSale(ctx, unit, made, 'agree');
  return saleId;
}

/** Neither side has too many open; gives whether one of them is new to it, which keeps the sum small. */
async function ensureFewOpen({ db }: Unit, { buyerId, sellerId }: Agreed): Promise<boolean> {
  let isNewcomer = false;
  for (const [who, id] of [
    ['You have', sellerId],
    ['This buyer has', buyerId],
  ] as const) {
    const { released, open } = await countSalesOf(db, id);
    const isNew = released < NEWCOMER_SALES;
    const most = isNew ? OPEN_SALES_MOST.newcomer : OPEN_SALES_MOST.others;
    if (open >= most)
      throw new Refusal('conflict', `${who} ${open} protected sales that are not over. Wait until one is.`);
    isNewcomer ||= isNew;
  }
  return isNewcomer;
}
