import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Refusal, type RefusalCode, unavailable } from '#rules/refusal.ts';
import { type Frame, readFrames, writeFrame } from './frames.ts';
import { isolatedCommand } from './isolated-process.ts';
import { standBack } from './stand-back.ts';

type Answer = { words: Record<string, unknown>; files: Record<string, Buffer> };
/** What can be done to a photo there. */
export type DarkroomWork = 'develop' | 'receipt' | 'avif' | 'turn';
export type Darkroom = {
  ask(work: DarkroomWork, bytes: Uint8Array): Promise<Answer>;
  close(): void;
};

const PROGRAM = fileURLToPath(new URL('darkroom-process.ts', import.meta.url));
/** Pages, the database and everything else go first; on a busy machine this still leaves it a third of their share. */
const STANDS_BACK = 5;
const PATIENCE_MS = 60_000;
/** Its whole environment. glibc otherwise keeps what every thread once needed; these give it back: 80 MB less. */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '1000000',
};

type Child = ChildProcessByStdio<Writable, Readable, null>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** The process that works on photos. It starts with the first one, and again after a photo that broke it. */
export function openDarkroom(): Darkroom {
  let child: Child | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const giveUp = (gone: Child) => {
    if (child !== gone) return;
    child = undefined;
    gone.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(hadToStartAgain());
    waiting.clear();
  };
  const started = (): Child => {
    const fresh = startProcess();
    fresh.once('exit', () => giveUp(fresh));
    fresh.once('error', () => giveUp(fresh));
    fresh.stdin.on('error', () => giveUp(fresh));
    void listen(fresh, waiting).finally(() => giveUp(fresh));
    return fresh;
  };

  return {
    ask(work, bytes) {
      const asked = (child ??= started());
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      // The timer also keeps our own process alive for the answer: the pipes do not.
      const timer = setTimeout(() => giveUp(asked), PATIENCE_MS);
      waiting.set(id, { resolve, reject });
      writeFrame(asked.stdin, { id, work }, [bytes]);
      return promise.finally(() => clearTimeout(timer));
    },
    close() {
      if (child) giveUp(child);
    },
  };
}

/** Not of our group, so that Ctrl-C at a terminal leaves the photos that are on their way alone. */
function startProcess(): Child {
  const { command, args } = isolatedCommand([PROGRAM]);
  const child = spawn(command, args, {
    env: MEMORY,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) (pipe as unknown as Socket).unref();
  if (child.pid !== undefined) standBack(child.pid, STANDS_BACK);
  return child;
}

async function listen(child: Child, waiting: Map<number, Waiting>): Promise<void> {
  for await (const frame of readFrames(child.stdout)) settle(frame, waiting);
}

type Said = { id: number; names?: string[]; refusal?: { code: RefusalCode | null; message: string } };

function settle({ words, blobs }: Frame, waiting: Map<number, Waiting>): void {
  const { id, names = [], refusal, ...rest } = words as Said & Record<string, unknown>;
  const asker = waiting.get(id);
  waiting.delete(id);
  if (refusal?.code) asker?.reject(new Refusal(refusal.code, refusal.message));
  else if (refusal) asker?.reject(new Error(refusal.message));
  else
    asker?.resolve({
      words: rest,
      files: Object.fromEntries(names.map((name, at) => [name, blobs[at] ?? Buffer.alloc(0)])),
    });
}

const hadToStartAgain = () => unavailable('We could not finish this photo. Please send it again.', 2);
