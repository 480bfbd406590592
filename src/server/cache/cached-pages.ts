import type { EncodedPage, PageEncoding } from '../http/page-encoding.ts';

/** A page as it may be sent to every visitor, until it stops being true. */
export type CachedPage = {
  tables: ReadonlySet<string>;
  /** Milliseconds since 1970: from then on time itself has changed the page. */
  until: number;
  encodings: Partial<Record<PageEncoding, EncodedPage>>;
  wasUsed: boolean;
};

/** What an entry costs beside its bytes, roughly. */
const OVERHEAD = 2_000;

/** Pages by their key, within so many bytes: what was not asked for since the last look goes first. */
export class CachedPages {
  readonly #pages = new Map<string, CachedPage>();
  readonly #most: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  set(key: string, page: CachedPage): void {
    this.remove(key);
    this.#pages.set(key, page);
    this.#bytes += estimateBytes(key, page);
    this.#makeRoom();
  }

  remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= estimateBytes(key, page);
  }

  /** Everything that was made from this table. */
  dropTable(table: string): void {
    for (const [key, page] of this.#pages) if (page.tables.has(table)) this.remove(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #makeRoom(): void {
    for (const [key, page] of this.#pages) {
      if (this.#bytes <= this.#most) return;
      if (!page.wasUsed) {
        this.remove(key);
        continue;
      }
      // A second chance, at the end of the queue; the walk comes by again.
      page.wasUsed = false;
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
  }
}

function estimateBytes(key: string, { encodings }: CachedPage): number {
  let bytes = OVERHEAD + key.length * 2;
  for (const encoded of Object.values(encodings)) bytes += encoded.body.length;
  return bytes;
}
