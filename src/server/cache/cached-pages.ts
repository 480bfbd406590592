import { LRUCache } from 'lru-cache';
import type { EncodedPage, PageEncoding } from '../http/answers/page-encoding.ts';

/** A page as it may be sent to every visitor, until it stops being true. */
export type CachedPage = {
  tables: ReadonlySet<string>;
  /** Milliseconds since 1970: from then on time itself has changed the page. */
  until: number;
  encodings: Partial<Record<PageEncoding, EncodedPage>>;
};

/** What an entry costs beside its bytes, roughly. */
const OVERHEAD = 2_000;

/** Pages by their key, within so many bytes: what was not asked for the longest goes first. */
export const openCachedPages = (maxBytes: number): CachedPages =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: (page, key) => estimateBytes(key, page) });
export type CachedPages = LRUCache<string, CachedPage>;

function estimateBytes(key: string, { encodings }: CachedPage): number {
  let bytes = OVERHEAD + key.length * 2;
  for (const encoded of Object.values(encodings)) bytes += encoded.body.length;
  return bytes;
}
