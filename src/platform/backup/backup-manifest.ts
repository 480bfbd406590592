import { z } from 'zod';

/** What a backup says of itself. It is written last: a folder without it is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The migrations the data had been through; a newer release goes on from there. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
  photos: z.object({ files: z.number(), bytes: z.number(), sha256: z.string() }),
  /** Whether the key lies in the backup. A site that gets its key by SECRET_KEY must be given the same one. */
  hasKey: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;
export type SavedTable = Manifest['tables'][number];

export const MANIFEST_FILE = 'manifest.json';
export const KEY_FILE = 'secret-key';
export const PHOTO_LIST_FILE = 'photos.tsv';
export const PHOTO_FOLDER = 'photos';

export const tableFile = (table: string) => `tables/${table}.copy.gz`;

/** Photos that are copied side by side: each waits for the disk, or for the store, most of its time. */
export const PHOTOS_AT_ONCE = 8;
