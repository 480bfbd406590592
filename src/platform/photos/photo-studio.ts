import { availableParallelism } from 'node:os';
import type { PhotoSize } from '#rules/ads/photos/photo.ts';
import type { ArrivedFile } from './arriving-files.ts';
import { openDarkroom } from './darkroom/open-darkroom.ts';

/** A photo made ready: every size without any metadata, a blur to show first, and a hash that knows look-alikes. */
export type ReadyPhoto = {
  files: Record<PhotoSize | 'master', Uint8Array>;
  width: number;
  height: number;
  thumbhash: Uint8Array;
  /** 64 bits, as the signed number PostgreSQL keeps; photos that look alike differ in few of them. */
  lookHash: bigint;
  sha256: string;
};

/** A photo in memory, or one on disk that is read when its turn has come. */
export type PhotoSource = Uint8Array | ArrivedFile;

/** Turns what a person uploads into photos we can show. Refuses whatever is not a photo by its bytes. */
export type PhotoStudio = {
  develop(source: PhotoSource, as?: 'develop' | 'receipt'): Promise<ReadyPhoto>;
  /** The same photo as AVIF, from its master. Begins only when no seller waits for a photo. */
  encodeAvif(master: Uint8Array): Promise<Record<PhotoSize, Uint8Array>>;
  /** The same photo by a quarter to the right, from its master: to be developed like one that was uploaded. */
  turn(master: Uint8Array): Promise<Uint8Array>;
  close(): void;
};

/** One processor is always left for the pages, and four photos at once never need the memory of more than two. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;

export function openPhotoStudio(): PhotoStudio {
  const darkroom = openDarkroom();
  const uploads = openLine(AT_ONCE);
  const spareTime = openLine(1);
  return {
    develop: (source, as = 'develop') =>
      uploads.inTurn(async () => {
        const bytes = source instanceof Uint8Array ? source : await source.read();
        const { words, files } = await darkroom.ask(as, bytes);
        const { thumbhash, lookHash, ...plain } = words as Words;
        return {
          ...plain,
          files,
          thumbhash: Buffer.from(thumbhash, 'base64'),
          lookHash: BigInt(lookHash),
        };
      }),
    encodeAvif: (master) =>
      spareTime.inTurn(async () => {
        await uploads.whenEmpty();
        return (await darkroom.ask('avif', master)).files;
      }),
    turn: (master) =>
      uploads.inTurn(async () => {
        const { turned } = (await darkroom.ask('turn', master)).files;
        if (!turned) throw new Error('The darkroom gave nothing back.');
        return turned;
      }),
    close: () => darkroom.close(),
  };
}

type Words = Omit<ReadyPhoto, 'files' | 'thumbhash' | 'lookHash'> & { thumbhash: string; lookHash: string };

/** Lets so many run at once; the others wait their turn. */
function openLine(count: number) {
  const waiting: (() => void)[] = [];
  let whenEmpty: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running > 0) return;
    for (const tell of whenEmpty) tell();
    whenEmpty = [];
  };
  return {
    async inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        leave();
      }
    },
    whenEmpty: async (): Promise<void> => {
      if (running > 0) await new Promise<void>((resolve) => whenEmpty.push(resolve));
    },
  };
}
