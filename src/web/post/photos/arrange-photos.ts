import type { PhotoChoice } from '#rules/ads/ad-facts.ts';
import type { AlbumPhoto } from '#market/ads/ad-view.ts';

type Choice = PhotoChoice;

/** The photos after one of their buttons: 'earlier:…', 'later:…', 'main:…', 'tape:…', 'remove:…', or 'order:a,b,c'. */
export function arrangePhotos(
  photos: readonly Pick<AlbumPhoto, 'id' | 'tape' | 'slot'>[],
  act: string,
): Choice[] {
  const [what = '', id = ''] = act.split(':');
  const all = photos.map((photo) => ({ id: photo.id, tape: photo.tape, slot: photo.slot }));
  if (what === 'order') return sortByIds(all, id.split(','));
  const at = all.findIndex((photo) => photo.id === id);
  const photo = all[at];
  if (!photo) return all;
  const rest = all.filter((other) => other !== photo);
  if (what === 'remove') return rest;
  if (what === 'tape') return all.map((other) => (other === photo ? withTape(photo, !photo.tape) : other));
  const to = { main: 0, earlier: Math.max(0, at - 1), later: at + 1 }[what];
  return to === undefined ? all : rest.toSpliced(to, 0, photo);
}

/** The photo that is to be turned by a quarter, if that is what one of its buttons wants. */
export const readTurned = (act: string): string | undefined => /^turn:(.+)$/.exec(act)?.[1];

/** A photo that shows no tape is not the one with the tape. */
const withTape = (photo: Choice, tape: boolean): Choice => ({
  ...photo,
  tape,
  slot: !tape && photo.slot === 'tape' ? null : photo.slot,
});

/** A photo that is not named stays behind the others. */
function sortByIds(photos: Choice[], ids: string[]): Choice[] {
  const place = (photo: Choice) => (ids.includes(photo.id) ? ids.indexOf(photo.id) : ids.length);
  return photos.toSorted((a, b) => place(a) - place(b));
}
