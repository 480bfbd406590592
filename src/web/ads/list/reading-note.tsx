import { nounFor } from '#rules/text/plural.ts';
import { Note } from '../../ui/note.tsx';
import type { ListedAds } from '../find/load-ad-list.ts';
import { toListAddress, type Listing } from '../find/listing.ts';

/** How the words of a search were taken, and the way back to them as they stand. */
export function ReadingNote({ listing, found }: { listing: Listing; found: ListedAds }) {
  const { readFrom, corrected, unknown, loosened, ignored, restarted } = found;
  const lines = [
    ...(ignored.length > 0 ? [`We ignored what we could not understand: ${ignored.join(', ')}.`] : []),
    ...(restarted ? ['That page no longer exists: here is the start of the list.'] : []),
    ...corrected.map(({ typed, meant }) => `Showing results for “${meant}” instead of “${typed}”.`),
    ...(unknown.length > 0
      ? [`No ads contain the ${nounFor(unknown.length, 'word')} ${joinQuoted(unknown)}.`]
      : []),
    ...(loosened ? ['Hardly any ads contain all of these words: here are ads with some of them.'] : []),
  ];
  if (readFrom === null && lines.length === 0) return null;
  return (
    <Note kind="hint">
      {readFrom !== null && (
        <>
          We turned “{readFrom}” into the filters below.{' '}
          <a href={toListAddress(listing, `q=${encodeURIComponent(readFrom)}&words=1`)} rel="nofollow">
            Search for these words instead
          </a>
          .{' '}
        </>
      )}
      {lines.join(' ')}
    </Note>
  );
}

const joinQuoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
