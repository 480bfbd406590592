import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photosUnavailable } from './guarded-photo-files.ts';
import type { Logger } from '../logger.ts';
import { HOUR_MS } from '#rules/time.ts';

/** A file that has arrived whole. It is on disk, and in memory only while somebody reads it. */
export type ArrivedFile = { bytes: number; read(): Promise<Uint8Array> };

/** Files that people are sending: on disk while they arrive, and gone with their request, however it ends. */
export type ArrivingFiles = {
  take<Result>(
    chunks: AsyncIterable<Uint8Array>,
    use: (file: ArrivedFile) => Promise<Result>,
  ): Promise<Result>;
};

/** Longer than any request lasts. */
const LEFT_OVER_MS = HOUR_MS;

export function openArrivingFiles(folder: string, log: Logger): ArrivingFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  sweep(folder);
  return {
    async take(chunks, use) {
      const file = await openNameless(folder).catch(fail);
      try {
        const bytes = await writeChunks(file, chunks, fail);
        return await use({ bytes, read: () => readWhole(file, bytes) });
      } finally {
        await file.close();
      }
    },
  };

  function fail(error: unknown): never {
    log.error({ err: error }, 'an upload cannot be saved');
    throw photosUnavailable();
  }
}

/** Without a name the file is gone when it is closed, also by whoever kills this process. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}

async function writeChunks(
  file: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
  fail: (error: unknown) => never,
): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) {
    await file.writeFile(chunk).catch(fail);
    bytes += chunk.length;
  }
  return bytes;
}

async function readWhole(file: FileHandle, bytes: number): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafe(bytes);
  for (let at = 0; at < bytes;) {
    const { bytesRead } = await file.read(whole, at, bytes - at, at);
    if (bytesRead === 0) throw new Error('a file that had arrived is shorter than it was');
    at += bytesRead;
  }
  return whole;
}

/** Killed between making a file and taking its name away. What is younger may be another process's at this moment. */
function sweep(folder: string): void {
  const before = Date.now() - LEFT_OVER_MS;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < before)
      rmSync(path, { force: true });
  }
}
