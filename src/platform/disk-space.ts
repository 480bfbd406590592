import { statfs } from 'node:fs/promises';

/** The disk under a folder; `free` is what the site may still write. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
