import type { Database } from '#platform/postgres/database.ts';
import { tidyRef } from '#rules/ads/import/columns.ts';
import { findCell } from '#rules/ads/import/read-file.ts';
import type { CsvRow } from '#rules/text/csv/read-csv.ts';
import { findOwnAds, type OwnAdWithPhotos } from './own-ads-store.ts';

type Cells = Pick<CsvRow, 'cells'>;

/** The ads of this seller that the rows name: by id, else by ref. What is another's is not there. */
export async function findNamedAds(
  db: Database,
  sellerId: string,
  columns: readonly string[],
  rows: readonly Cells[],
): Promise<(row: Cells) => OwnAdWithPhotos | undefined> {
  const names = rows.map((row) => readNames(columns, row));
  const ads = await findOwnAds(db, {
    sellerId,
    ids: names.flatMap(({ id }) => (id === '' ? [] : [id])),
    refs: names.flatMap(({ id, ref }) => (id === '' && ref !== '' ? [ref] : [])),
  });
  const byId = new Map(ads.map((ad) => [ad.id, ad]));
  const byRef = new Map(ads.map((ad) => [ad.ref, ad]));
  return (row) => {
    const { id, ref } = readNames(columns, row);
    return id === '' ? byRef.get(ref) : byId.get(id);
  };
}

const readNames = (columns: readonly string[], row: Cells) => ({
  id: findCell(columns, row, 'id').trim().toLowerCase(),
  ref: tidyRef(findCell(columns, row, 'ref')),
});
