import type { Unit } from '#platform/unit-of-work.ts';
import type { Money } from '#rules/money/money.ts';
import { Refusal } from '#rules/refusal.ts';
import { protectionFor } from '#rules/sales/protection.ts';
import { CONNECT_MS, PAY_MS } from '#rules/sales/life/sale-deadlines.ts';
import { PROVIDER_RATES, sumUp } from '#rules/sales/money/sale-fee.ts';
import type { WantedTerms } from '#rules/sales/sale-schema.ts';
import { type SaleTerms, termsProblems } from '#rules/sales/sale-terms.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { Context } from '../../context.ts';
import { DEMO_REQUEST } from '../../demo-request.ts';
import { findCountry } from '../../people/find-country.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { findSale } from '../sale-store.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { hasUsableLink } from '../payout/link-store.ts';
import { ensureSaleMoney, toTerms } from './make-terms.ts';
import { ensureMayAgree, ensureProtection } from './ensure-may-deal.ts';
import { isNewToSales } from './find-bar.ts';
import { type AdForSale, findAdForSale, insertSale } from './terms-store.ts';

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
 * between themselves; unless the yes names terms that only a protected sale has, for then it meant one.
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
  if (Object.values(agreed.terms).some((term) => term !== undefined)) ensureProtection(protection);
  if (!protection.isPossible) return null;

  await ensureMayAgree(ctx, db, agreed);
  const price = ensureSaleMoney(agreed.price, from);
  const terms = toTerms(ad, price, { country, rates: await readRatesInside(db) }, agreed.terms);
  const rate = from === 'IN' ? PROVIDER_RATES.fromIndia : PROVIDER_RATES.home;
  const { fee, total } = sumUp(price, terms.postage, rate);
  const isNewcomer = await isNewToSales(db, agreed);
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
