import type { Database } from '#platform/postgres/database.ts';

type Announcement = { version: string; changes: string; announcedAt: Date; appliesFrom: Date };

/** False if these terms were announced before. */
export async function insertAnnouncement(db: Database, terms: Announcement): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('terms_announcements')
    .values({
      version: terms.version,
      changes: terms.changes,
      announced_at: terms.announcedAt,
      applies_from: terms.appliesFrom,
    })
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findAnnouncement(db: Database, version: string): Promise<Announcement | undefined> {
  return db
    .selectFrom('terms_announcements')
    .select(['version', 'changes', 'announced_at as announcedAt', 'applies_from as appliesFrom'])
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Whether somebody accepted these terms or joined under them; staff are asked for none. */
export async function hasAccepted(db: Database, accountId: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('terms_version')
    .where('id', '=', accountId)
    .where('role', '=', 'enduser')
    .executeTakeFirst();
  return row === undefined || row.terms_version === version;
}

/** Members under earlier terms, in the order of their ids. */
export async function listUnderEarlierTerms(
  db: Database,
  { version, after, limit }: { version: string; after: string | null; limit: number },
): Promise<{ id: string; email: string; username: string; country: string }[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'country'])
    .where('role', '=', 'enduser')
    .where('terms_version', '<>', version)
    .where('deleted_at', 'is', null)
    .where('purged_at', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function setAccepted(
  db: Database,
  accountId: string,
  version: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ terms_version: version, terms_accepted_at: now, updated_at: now })
    .where('id', '=', accountId)
    .where('terms_version', '<>', version)
    .execute();
}
