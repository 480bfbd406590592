import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Frame, readFrames, writeFrame } from '#platform/photos/darkroom/frames.ts';
import { standBack } from '#platform/photos/darkroom/stand-back.ts';
import type { ReadyPhoto } from '#platform/photos/photo-studio.ts';
import type { DemoPicture } from '../../ads/demo-pictures.ts';
import type { HairFacts } from '../hair-facts.ts';

/** A process that draws pictures, one after the other in the order they are asked for. */
export type Painter = {
  paint(facts: HairFacts, picture: DemoPicture): Promise<ReadyPhoto>;
  close(): void;
};

const PROGRAM = fileURLToPath(new URL('painter-process.ts', import.meta.url));

const hasEnded = () => new Error('the painter of the demo has ended');

type Waiting = { resolve: (photo: ReadyPhoto) => void; reject: (error: Error) => void };

/** `niceness` as in nice(1): how much less of a busy processor it takes than we do. */
export function openPainter(niceness: number): Painter {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, [PROGRAM], {
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  if (child.pid !== undefined) standBack(child.pid, niceness);
  const waiting: Waiting[] = [];
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const end = () => {
    process.off('exit', kill);
    for (const { reject } of waiting.splice(0)) reject(hasEnded());
  };
  child.once('exit', end).once('error', end);
  child.stdin.on('error', () => {});
  void hand(child.stdout, waiting);
  return {
    paint(facts, picture) {
      const { promise, resolve, reject } = Promise.withResolvers<ReadyPhoto>();
      if (child.exitCode === null && child.signalCode === null) waiting.push({ resolve, reject });
      else reject(hasEnded());
      writeFrame(child.stdin, { facts, picture }, []);
      return promise;
    },
    close: kill,
  };
}

async function hand(pipe: Readable, waiting: Waiting[]): Promise<void> {
  for await (const frame of readFrames(pipe)) waiting.shift()?.resolve(toReadyPhoto(frame));
}

type Said = Omit<ReadyPhoto, 'files' | 'thumbhash' | 'lookHash'> & {
  thumbhash: string;
  lookHash: string;
  names: string[];
};

function toReadyPhoto({ words, blobs }: Frame): ReadyPhoto {
  const { names, thumbhash, lookHash, ...photo } = words as Said;
  return {
    ...photo,
    thumbhash: Buffer.from(thumbhash, 'base64'),
    lookHash: BigInt(lookHash),
    files: Object.fromEntries(blobs.map((blob, place) => [names[place], blob])),
  };
}
