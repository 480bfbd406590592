import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { BannerText } from '#rules/banner/banner-texts.ts';
import { isId } from '#rules/id.ts';
import type { WrittenText } from './banner-view.ts';

/** A sentence that may be shown, on its days: both ends are written as 2026-12-31. */
type DatedText = BannerText & { from: string | null; until: string | null };

export async function listActiveTexts(db: Database): Promise<DatedText[]> {
  const rows = await db
    .selectFrom('banner_texts')
    .select(['text', 'link_url', 'link_text'])
    .select([toDay('shown_from').as('from'), toDay('shown_until').as('until')])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ text, link_url: url, link_text: label, from, until }) => ({
    text,
    from,
    until,
    link: url !== null && label !== null ? { url, label } : null,
  }));
}

type NewText = {
  position: number;
  text: string;
  linkUrl?: string | undefined;
  linkText?: string | undefined;
  active: boolean;
  shownFrom?: string | undefined;
  shownUntil?: string | undefined;
};
type Author = { by: string; now: Date };

const texts = (db: Database) =>
  db
    .selectFrom('banner_texts')
    .select(['id', 'position', 'text', 'link_url as linkUrl', 'link_text as linkText', 'active', 'version'])
    .select([toDay('shown_from').as('shownFrom'), toDay('shown_until').as('shownUntil')]);

const toDay = (column: 'shown_from' | 'shown_until') =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

export async function listTexts(db: Database): Promise<WrittenText[]> {
  return texts(db).orderBy('active', 'desc').orderBy('position').orderBy('id').execute();
}

/** Held until the write ends: of two who change it the second sees what the first made of it. */
export async function lockText(db: Database, id: string): Promise<WrittenText | undefined> {
  return isId(id) ? texts(db).where('id', '=', id).forUpdate().executeTakeFirst() : undefined;
}

export async function insertText(db: Database, text: NewText, author: Author): Promise<string> {
  const row = await db
    .insertInto('banner_texts')
    .values(toBannerColumns(text, author))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setText(db: Database, id: string, text: NewText, author: Author): Promise<string> {
  await db
    .updateTable('banner_texts')
    .set((before) => ({ ...toBannerColumns(text, author), version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return id;
}

export async function removeText(db: Database, id: string): Promise<void> {
  await db.deleteFrom('banner_texts').where('id', '=', id).execute();
}

const toBannerColumns = (
  { position, text, linkUrl, linkText, active, shownFrom, shownUntil }: NewText,
  { by, now }: Author,
) => ({
  position,
  text,
  link_url: linkUrl ?? null,
  link_text: linkText ?? null,
  active,
  shown_from: shownFrom ?? null,
  shown_until: shownUntil ?? null,
  updated_by: by,
  updated_at: now,
});
