import { createElement, type ReactNode } from 'react';
import { FrameContext, useFrameData } from '../frame/frame-data.ts';

const MOST_DRAWN = 4_000;
/** The longest that are drawn once: more is no part of a page. */
const LONGEST_KEY = 20_000;
const MARK = 'x-once';

/** Numbers by `of`, HTML by number. */
const drawn = new Map<string, number>();
const htmlById = new Map<number, string>();
let lastId = 0;
let draw: ((part: ReactNode) => string) | undefined;

/**
 * A part of a page that looks the same wherever `of` is the same: it is drawn once, and from then on its HTML stands in.
 * `of` says all that the part shows, the day too where it tells of time, and nothing of one person alone. Inside, nobody
 * asks the router anything.
 */
export function Once({ of, children }: { of: string; children: ReactNode }) {
  const frame = useFrameData();
  if (!draw || of.length > LONGEST_KEY) return children;
  const known = drawn.get(of);
  if (known !== undefined) return createElement(MARK, { id: known });
  const html = draw(<FrameContext value={frame}>{children}</FrameContext>);
  return createElement(MARK, { id: remember(of, html) });
}

/** Parts are drawn once only where this is called: on the server. */
export function drawOnceWith(toHtml: (part: ReactNode) => string): void {
  draw = toHtml;
}

/** Puts the parts in their places. No visitor's words can look like such a place: they are escaped. */
export const withParts = (html: string): string =>
  html.replaceAll(PLACE, (_place, id: string) => withParts(htmlById.get(Number(id)) ?? ''));

/** Called between pages, never while one is drawn: the oldest go. */
export function forgetParts(): void {
  for (const [of, id] of drawn) {
    if (drawn.size <= MOST_DRAWN) return;
    drawn.delete(of);
    htmlById.delete(id);
  }
}

function remember(of: string, html: string): number {
  lastId += 1;
  drawn.set(of, lastId);
  htmlById.set(lastId, html);
  return lastId;
}

const PLACE = new RegExp(`<${MARK} id="(\\d+)"></${MARK}>`, 'g');
