import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readErrorCode } from '#rules/read-error-code.ts';
import { isPhotoFileKey, type PhotoFiles } from './photo-files.ts';

/** Photos in a folder of this machine. */
export function diskPhotoFiles(folder: string): PhotoFiles {
  const toPath = (key: string) => {
    if (!isPhotoFileKey(key)) throw new Error(`not a photo file: ${key}`);
    // Two letters of the random key spread a million photos over 4,096 folders.
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
    },
    async get(key) {
      try {
        return await readFile(toPath(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(toPath(key), { force: true });
    },
  };
}

/** A reader sees the whole file or none, also after a power cut. */
async function writeWhole(path: string, bytes: Uint8Array) {
  const unfinished = `${path}.part`;
  try {
    await writeThrough(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isMissing = (error: unknown) => readErrorCode(error) === 'ENOENT';
