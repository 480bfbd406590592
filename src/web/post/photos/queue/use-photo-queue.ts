import { use, useRef, useState } from 'react';
import { readCookie } from '../../../ui/browser/api-in-browser.ts';
import { FormTokenContext } from '../../../ui/form/form-state.ts';
import { makeSmaller } from '../../../ui/browser/make-smaller.ts';
import { Refused, sendPhoto } from './upload-photo.ts';
import type { Album } from '../use-album.ts';
import { useWhenOnline } from './use-when-online.ts';

/** A file on its way. `problem`: what stopped it; one that is refused would be so again. */
export type PhotoTask = {
  id: number;
  file: File;
  /** Which field it was chosen in. */
  field: string;
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  state: 'waiting' | 'failed' | 'refused';
  problem: string;
};

type Queue = {
  /** The photos that are there now. */
  now: { readonly current: Album | null };
  /** What was done to them has been answered. */
  settled: () => Promise<void>;
  limit: { most: number; sentence: string };
  takeIn: (album: Album) => void;
};

/** The last 5 % are the server's: it still makes its copies. */
const SENT = 0.95;

/** Photos that were chosen, one after the other: the first one makes the draft that the others go to. */
export function usePhotoQueue({ now: there, settled, limit, takeIn }: Queue) {
  const token = use(FormTokenContext);
  const [tasks, setTasks] = useState<readonly PhotoTask[]>([]);
  const [wasUsed, setUsed] = useState(false);
  const line = useRef(Promise.resolve());
  const aborts = useRef(new Map<number, AbortController>());

  const change = (id: number, to: Partial<PhotoTask>) =>
    setTasks((now) => now.map((task) => (task.id === id ? { ...task, ...to } : task)));
  const remove = (id: number) => setTasks((now) => now.filter((task) => task.id !== id));
  const send = async ({ id, file, field }: PhotoTask, signal: AbortSignal) => {
    await settled();
    // Asked when it is its turn: what was refused before it, or broke, counts for nothing.
    if ((there.current?.photos.length ?? 0) >= limit.most) throw new Refused(limit.sentence);
    const body = new FormData();
    body.append('token', readCookie('token') ?? token ?? '');
    body.append('draft', there.current?.draft ?? '');
    body.append(field, await makeSmaller(file), file.name);
    signal.throwIfAborted();
    const onProgress = (share: number) => change(id, { share: Math.min(share, SENT) });
    takeIn(await sendPhoto({ body, onProgress, signal }));
  };
  const run = async (task: PhotoTask) => {
    const signal = aborts.current.get(task.id)?.signal;
    if (!signal || signal.aborted) return;
    try {
      await send(task, signal);
      remove(task.id);
    } catch (problem) {
      const state = problem instanceof Refused ? 'refused' : 'failed';
      change(task.id, { state, problem: (problem as Error).message });
    }
  };
  const start = (task: PhotoTask) => {
    aborts.current.set(task.id, new AbortController());
    line.current = line.current.then(() => run(task));
  };

  const retry = (task: PhotoTask) => {
    change(task.id, { state: 'waiting', share: 0, problem: '' });
    start(task);
  };
  // What a lost connection stopped goes on by itself.
  useWhenOnline(() => {
    for (const task of tasks) if (task.state === 'failed') retry(task);
  });
  return {
    tasks,
    wasUsed,
    isBusy: tasks.some(({ state }) => state === 'waiting'),
    hasFailed: tasks.some(({ state }) => state !== 'waiting'),
    choose(files: Iterable<File>, field: string) {
      const chosen = [...files].map((file) => toTask(file, field));
      // What was said of an earlier choice has been read by whoever chooses again.
      setUsed(true);
      setTasks((now) => [...now.filter(({ state }) => state !== 'refused'), ...chosen]);
      for (const task of chosen) start(task);
    },
    retry,
    leaveOut({ id }: PhotoTask) {
      aborts.current.get(id)?.abort();
      remove(id);
    },
  };
}

let lastId = 0;

const toTask = (file: File, field: string): PhotoTask => ({
  id: (lastId += 1),
  file,
  field,
  share: 0,
  state: 'waiting',
  problem: '',
});
