import { RETENTION } from '#rules/retention/retention.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { PhotoContext } from '../context.ts';
import { askToClear } from './clear-photo-files.ts';
import {
  listPhotosOfOldMessages,
  listUnusedPhotos,
  removePhotoOfMessage,
  removeUnusedPhoto,
} from './photo-store.ts';
import { removePhotoFiles } from './remove-photo-files.ts';
import { DAY_MS } from '#rules/time.ts';

const AT_ONCE = 100;

/** Removes photos that were uploaded and never used, and those of messages whose words are forgotten by now. */
export async function sweepPhotos(ctx: PhotoContext): Promise<void> {
  const before = (milliseconds: number) => new Date(ctx.now().getTime() - milliseconds);
  const unused = before(RETENTION.unfinished * DAY_MS);
  await sweep(ctx, (db) => listUnusedPhotos(db, unused, AT_ONCE), removeUnusedPhoto);
  const forgotten = before(RETENTION.talks * DAY_MS);
  await sweep(ctx, (db) => listPhotosOfOldMessages(db, forgotten, AT_ONCE), removePhotoOfMessage);
}

type List = (db: Database) => Promise<{ id: string; file_key: string }[]>;
type Remove = (db: Database, id: string) => Promise<boolean>;

/** The row goes first, so that no row points at nothing. */
async function sweep(ctx: PhotoContext, list: List, remove: Remove): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const photos = await list(ctx.db);
    found = photos.length;
    for (const photo of photos) {
      const isRemoved = await ctx.write(async (unit) => {
        await askToClear(ctx, unit, photo.file_key);
        return remove(unit.db, photo.id);
      });
      if (!isRemoved) continue;
      await removePhotoFiles(ctx, photo.file_key);
    }
  }
}
