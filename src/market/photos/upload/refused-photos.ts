import { z } from 'zod';
import { type RefusedPhoto, RefusedPhotos } from '#rules/ads/photos/photo-schema.ts';
import type { Context } from '../../context.ts';

const SECONDS = 60;
/** A cookie has room for so many of such names. */
const MAX_REFUSED = 12;
const NAME_BYTES = 120;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Which files were no photos that we take, for the page that comes next in this browser: by name, place and reason. */
export async function noteRefusedPhotos(ctx: Context, refused: readonly RefusedPhoto[]): Promise<void> {
  const short = refused.slice(0, MAX_REFUSED).map((photo) => ({ ...photo, name: shortened(photo.name) }));
  const value = Buffer.from(JSON.stringify(short)).toString('base64url');
  ctx.browser.cookies.set('refused', { value, seconds: SECONDS });
}

/** The same, once: whoever looks again has read it. */
export async function showRefusedPhotos(ctx: Context): Promise<RefusedPhoto[]> {
  const { refused } = ctx.browser;
  if (refused === null) return [];
  ctx.browser.cookies.set('refused', null);
  const told = FromText.safeParse(Buffer.from(refused, 'base64url').toString());
  return told.success ? told.data : [];
}

/** What a browser shows may be of its own making. */
const FromText = z
  .string()
  .transform((text, issues): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      issues.addIssue('Not what we wrote.');
      return z.NEVER;
    }
  })
  .pipe(RefusedPhotos);

/** Cut between letters, also where one of them is a family of four in a single picture. */
function shortened(name: string): string {
  if (Buffer.byteLength(name) <= NAME_BYTES) return name;
  let kept = '';
  for (const { segment } of segmenter.segment(name)) {
    if (Buffer.byteLength(kept + segment) > NAME_BYTES) break;
    kept += segment;
  }
  return `${kept}…`;
}
