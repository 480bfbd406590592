import type { Secrets } from '#platform/secrets/secrets.ts';
import { MAX_SAVED_BY_VISITOR } from '#rules/search/saved/saved-ads.ts';

const PURPOSE = 'saved-ads';
const FORM = /^((?:[0-9a-f]{32})*)~([A-Za-z0-9_-]{43})$/;

/** A visitor's saved ads as their browser keeps them, newest first. Signed, so that nobody else can fill the list. */
export function writeSavedCookie(secrets: Secrets, ids: readonly string[]): string {
  const packed = ids
    .slice(0, MAX_SAVED_BY_VISITOR)
    .map((id) => id.replaceAll('-', '').toLowerCase())
    .join('');
  return `${packed}~${secrets.sign(PURPOSE, packed)}`;
}

/** The ids in the cookie; none where it is missing or was not written by us. */
export function readSavedCookie(secrets: Secrets, cookie: string | null): string[] {
  const [, packed = '', signature = ''] = FORM.exec(cookie ?? '') ?? [];
  if (packed === '' || !secrets.isSigned(PURPOSE, packed, signature)) return [];
  return (packed.match(/.{32}/g) ?? []).map((id) =>
    id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
}
