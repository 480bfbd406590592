import type { Market } from '#market/market.ts';
import { EditAd } from '#rules/ads/ad-schema.ts';
import { check } from '#rules/check-input.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { isRefusal, type Problems } from '#rules/refusal.ts';

export type SentStep = Record<string, unknown>;

/** Fields that cannot stay when the other one is wrong. */
const GO_TOGETHER: Record<string, readonly string[]> = {
  ethnicityConsent: ['ethnicity'],
  currency: ['price', 'offerFloor'],
  priceConfirmed: ['price', 'currency', 'offerFloor'],
  // The lowest offer was right for another price.
  price: ['offerFloor'],
};
const TRIES = 3;

/** Saves a step whole; if something in it is wrong, everything else is saved all the same. */
export async function saveAd(market: Market, sent: SentStep): Promise<OwnAd> {
  try {
    return await market.myAds.edit(check(EditAd, sent));
  } catch (error) {
    if (isRefusal(error) && (error.code === 'invalid' || error.code === 'payment-required'))
      await saveWhatIsRight(market, { ...sent, submit: false });
    throw error;
  }
}

type Saved = { ad: OwnAd | null; problems: Problems };

/** Saves the fields that are right, and says what was wrong with the others. */
export async function saveWhatIsRight(market: Market, sent: SentStep): Promise<Saved> {
  const problems: Problems = {};
  let right = sent;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return { ad: await market.myAds.edit(check(EditAd, right)), problems };
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'invalid') throw error;
      Object.assign(problems, error.fields);
      right = without(right, Object.keys(error.fields));
    }
  }
  return { ad: null, problems };
}

function without(sent: SentStep, wrong: readonly string[]): SentStep {
  const left = new Set(wrong.flatMap((name) => [name, ...(GO_TOGETHER[name] ?? [])]));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !left.has(name)));
}
