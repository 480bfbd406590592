import type { Database } from '#platform/database.ts';
import type { BannerText } from '#rules/banner.ts';

export async function listActiveTexts(db: Database): Promise<BannerText[]> {
  const rows = await db
    .selectFrom('banner_texts')
    .select(['text', 'link_url', 'link_text'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ text, link_url: url, link_text: label }) => ({
    text,
    link: url !== null && label !== null ? { url, label } : null,
  }));
}
