// Decodes what strangers upload, in a process of its own: it stands back for the pages, holds up nobody's event loop,
// and if a file should ever break the decoder, this process ends and not the site. It ends with its pipe.
import sharp from 'sharp';
import { isRefusal } from '#rules/refusal.ts';
import { develop } from './develop.ts';
import { readFrames, writeFrame } from './frames.ts';
import { encodeAvif } from './encode-avif.ts';
import type { DarkroomWork } from './open-darkroom.ts';
import { turn } from './turn.ts';

type Asked = { id: number; work: DarkroomWork };

// Every photo takes one thread, so that two at once leave nobody without a processor for long.
sharp.concurrency(1);
sharp.cache(false);

async function answer({ id, work }: Asked, bytes: Buffer): Promise<void> {
  try {
    const { words, files } = await WORKS[work](bytes);
    writeFrame(process.stdout, { id, ...words, names: Object.keys(files) }, Object.values(files));
  } catch (error) {
    const { code, message } = isRefusal(error) ? error : { code: null, message: String(error) };
    writeFrame(process.stdout, { id, refusal: { code, message } }, []);
  }
}

async function developed(bytes: Buffer, isReceipt: boolean) {
  const { files, thumbhash, lookHash, ...plain } = await develop(bytes, { isReceipt });
  const words = {
    ...plain,
    thumbhash: Buffer.from(thumbhash).toString('base64'),
    lookHash: String(lookHash),
  };
  return { words, files };
}

const WORKS = {
  develop: (bytes: Buffer) => developed(bytes, false),
  receipt: (bytes: Buffer) => developed(bytes, true),
  avif: async (bytes: Buffer) => ({ words: {}, files: await encodeAvif(bytes) }),
  turn: async (bytes: Buffer) => ({ words: {}, files: await turn(bytes) }),
};

for await (const { words, blobs } of readFrames(process.stdin))
  void answer(words as Asked, blobs[0] ?? Buffer.alloc(0));
