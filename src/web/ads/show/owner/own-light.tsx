import { useEffect, useState } from 'react';
import type { SaleCard } from '#market/sales/show/sale-view.ts';
import { FreshChip } from '../../../sales/light/fresh-chip.tsx';
import lightStyles from '../../../sales/light/light.css?url';
import type { OwnersView } from './use-owners-view.ts';

/** Over one's own ad that is kept for somebody: how the light of its sale stands, and the way there. */
export function OwnLight({ adId, lit: loaded }: { adId: string; lit: OwnersView['lit'] }) {
  const asked = useOwnSale(adId, loaded === undefined);
  const lit = loaded ?? asked;
  if (!lit) return null;
  return (
    <p>
      <link rel="stylesheet" href={lightStyles} precedence="default" />
      <a href={`/sales/${lit.saleId}`}>
        <FreshChip saleId={lit.saleId} light={lit.light} />
      </a>
    </p>
  );
}

/** The page of a live ad is the same for all, so its owner's browser asks. */
function useOwnSale(adId: string, isAsked: boolean): OwnersView['lit'] {
  const [lit, setLit] = useState<OwnersView['lit']>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const sales = await askForSales(leaving.signal);
      const sale = sales.find(({ ad }) => ad.id === adId);
      if (sale) setLit({ saleId: sale.id, light: sale.light });
    };
    void ask();
    return () => leaving.abort();
  }, [adId, isAsked]);
  return lit;
}

/** None where they cannot be had: the ad is there all the same. */
async function askForSales(signal: AbortSignal): Promise<SaleCard[]> {
  try {
    const answer = await fetch('/api/sale/list?role=seller&open=true', { signal });
    return answer.ok ? ((await answer.json()) as { items: SaleCard[] }).items : [];
  } catch {
    return [];
  }
}
