import { useEffect, useState } from 'react';
import type { ComparableSales, PriceAnswer } from '#market/prices/price-view.ts';
import { REST_MS } from '../../../ui/hooks/use-typed-address.ts';

/** Hair like it that was sold here: only the server knows, so it is asked once somebody rests. */
export function useSalesAlike(search: string | undefined, loaded: ComparableSales | null) {
  const [found, setFound] = useState({ search, sales: loaded });
  useEffect(() => {
    if (search === undefined) return;
    const leaving = new AbortController();
    const show = async () => {
      const sales = await findSales(search, leaving.signal);
      if (!leaving.signal.aborted) setFound({ search, sales });
    };
    const rest = setTimeout(() => void show(), REST_MS);
    return () => {
      clearTimeout(rest);
      leaving.abort();
    };
  }, [search]);
  return { sales: found.sales, isCurrent: found.search === search };
}

/** The price stands without them: where we cannot be reached there are none. */
async function findSales(search: string, signal: AbortSignal): Promise<ComparableSales | null> {
  try {
    const answer = await fetch(`/api/price/estimate${search}`, { signal });
    return answer.ok ? ((await answer.json()) as PriceAnswer).comparables : null;
  } catch {
    return null;
  }
}
