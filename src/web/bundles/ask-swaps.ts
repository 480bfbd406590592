import type { SwapView } from '#market/bundles/bundle-view.ts';
import { isRefusal } from '#rules/refusal.ts';

/** What fits in one place; where that cannot be told now, why. */
export type AskedSwaps = { swaps: SwapView[]; refusal: string | null };

/** The set stays whatever becomes of the question: too many asked, or a hank was sold meanwhile. */
export async function askSwaps(asked: Promise<SwapView[]>): Promise<AskedSwaps> {
  try {
    return { swaps: await asked, refusal: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { swaps: [], refusal: error.message };
  }
}
