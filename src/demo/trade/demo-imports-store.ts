import type { Database } from '#platform/postgres/database.ts';
import type { DemoImport } from './demo-imports.ts';

type Ids = ReadonlyMap<string, string>;

/** Puts in a file of ads and what became of its rows. */
export async function insertDemoImport(db: Database, file: DemoImport, people: Ids, ads: Ids): Promise<void> {
  const wrong = file.rows.filter(({ problems }) => problems.length > 0);
  const good = file.rows.filter(({ problems }) => problems.length === 0);
  const { id } = await db
    .insertInto('ad_imports')
    .values({
      account_id: people.get(file.sellerKey) ?? '',
      file_name: file.fileName,
      columns: file.columns,
      rows: JSON.stringify(file.rows.map(toStoredRow)),
      states: JSON.stringify({ new: good.length, changes: 0, same: 0, wrong: wrong.length }),
      state: 'done',
      created_at: file.triedAt,
      run_at: file.triedAt,
      done_at: file.triedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ad_import_results')
    .values(
      good.map(({ row, adKey }) => ({
        import_id: id,
        row,
        result: 'posted',
        ad_id: (adKey === null ? undefined : ads.get(adKey)) ?? null,
        status: 'draft' as const,
      })),
    )
    .execute();
}

const toStoredRow = ({ row, cells, problems }: DemoImport['rows'][number]) => ({
  row,
  cells,
  state: problems.length > 0 ? 'wrong' : 'new',
  adId: null,
  version: null,
  changes: [],
  problems,
  waitsForPhotos: false,
});
