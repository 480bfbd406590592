import type { Database } from '#platform/postgres/database.ts';
import { DAY_MS } from '#rules/time.ts';

/** What the demo's staff noted about people. */
export async function insertDemoNotes(
  db: Database,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const [about, author] = [people.get('bela'), people.get('mira')];
  if (about === undefined || author === undefined) return;
  await db
    .insertInto('person_notes')
    .values({
      account_id: about,
      author_id: author,
      note: 'Paid twice by a double tap in November, and was kind about it.',
      written_at: new Date(now.getTime() - 3 * DAY_MS),
    })
    .execute();
}
