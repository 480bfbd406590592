import type { ReactNode } from 'react';
import { PART_TAG } from './once.tsx';

const MAX_PARTS = 6_000;
/** Whatever somebody asks for, no more than this is held for it. */
const MAX_PARTS_BYTES = 16 * 1024 * 1024;
const PLACE = new RegExp(`<${PART_TAG} id="(\\d+)"></${PART_TAG}>`, 'g');

/** Parts of pages as the bytes they are sent as: laid into a page, they are copied and not written anew. */
export class RenderedParts {
  readonly #toHtml: (part: ReactNode) => string;
  readonly #idOf = new Map<string, number>();
  readonly #bytesOf = new Map<number, Buffer>();
  #lastId = 0;
  #bytes = 0;

  constructor(toHtml: (part: ReactNode) => string) {
    this.#toHtml = toHtml;
  }

  find(of: string): number | undefined {
    return this.#idOf.get(of);
  }

  draw(of: string, part: ReactNode): number {
    const bytes = this.lay(this.#toHtml(part));
    this.#lastId += 1;
    this.#idOf.set(of, this.#lastId);
    this.#bytesOf.set(this.#lastId, bytes);
    this.#bytes += of.length + bytes.length;
    return this.#lastId;
  }

  /** Puts the parts in their places. No visitor's words can look like such a place: they are escaped. */
  lay(html: string): Buffer {
    const pieces: Buffer[] = [];
    let from = 0;
    for (const { 0: place, 1: id, index } of html.matchAll(PLACE)) {
      pieces.push(Buffer.from(html.slice(from, index)), this.#bytesOf.get(Number(id)) ?? NOTHING);
      from = index + place.length;
    }
    pieces.push(Buffer.from(html.slice(from)));
    return Buffer.concat(pieces);
  }

  /** Called between pages, never while one is drawn: the oldest go. */
  forgetOldest(): void {
    for (const [of, id] of this.#idOf) {
      if (this.#idOf.size <= MAX_PARTS && this.#bytes <= MAX_PARTS_BYTES) return;
      this.#bytes -= of.length + (this.#bytesOf.get(id)?.length ?? 0);
      this.#idOf.delete(of);
      this.#bytesOf.delete(id);
    }
  }
}

const NOTHING = Buffer.alloc(0);
