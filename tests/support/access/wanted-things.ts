import type { TestSite } from '../site/test-site.ts';
import { putWanted } from '../wanted/wanted-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { owner, type Whose } from './thing-owners.ts';

type Row = Parameters<typeof putWanted>[2];

/** A request of somebody; what other cells asked for in their name before is gone. */
export const aRequest =
  (toRow: (now: Date) => Row = () => ({})) =>
  async (
    site: TestSite,
    who: AccessVisitor,
    whose: Whose,
  ): Promise<{ wantedId: string; version: number }> => {
    const buyerId = await owner(site, who, whose);
    await site.db.deleteFrom('wanted_ads').where('buyer_id', '=', buyerId).execute();
    return { wantedId: await putWanted(site, buyerId, toRow(site.clock.now)), version: 1 };
  };
