import { createElement, type ReactNode } from 'react';
import { FrameContext, useFrameData } from './frame-data.ts';

/** Keeps the parts of pages that were drawn, and says by which number each is known. */
type RenderedPartsCache = {
  find(of: string): number | undefined;
  draw(of: string, part: ReactNode): number;
};

/** Stands where a drawn part comes, until the page is laid down. */
export const PART_TAG = 'x-once';

/** What takes more to say is not worth keeping. */
const MAX_KEY_LENGTH = 8_000;

let parts: RenderedPartsCache | undefined;

/** Parts are drawn once only where this is called: on the server. */
export function renderOnceBy(drawn: RenderedPartsCache): void {
  parts = drawn;
}

/**
 * A part of a page that looks the same wherever `of` is the same: it is drawn once, and from then on its HTML stands in.
 * `of` says all that the part shows, the day too where it tells of time, and nothing of one person alone: `null` where it
 * would have to. Inside, nobody asks the router anything.
 */
export function Once({ of, children }: { of: string | null; children: ReactNode }) {
  const frame = useFrameData();
  if (!parts || of === null || of.length > MAX_KEY_LENGTH) return children;
  const id = parts.find(of) ?? parts.draw(of, <FrameContext value={frame}>{children}</FrameContext>);
  return createElement(PART_TAG, { id });
}
