import type { LightView, SaleView } from '#market/sales/show/sale-view.ts';

/** A line that hangs says nothing at all. */
const PATIENCE_MS = 10_000;

/** How the light of a sale stands now; undefined: not to be had. */
export async function askForLight(saleId: string, signal: AbortSignal): Promise<LightView | undefined> {
  try {
    const answer = await fetch(`/api/sale/show?saleId=${saleId}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    return answer.ok ? ((await answer.json()) as { sale: SaleView }).sale.light : undefined;
  } catch {
    return undefined;
  }
}
