import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFrameData } from '../../frame/frame-context.ts';
import type { LocalCopy } from '../../post/draft/local-copy.ts';

const REST_MS = 400;
const NEW = 'new';

type Kept = {
  /** The request that is changed; null for a new one. */
  edited: { id: string; version: number } | null;
  /** What the address filled in: somebody who asks for other hair than last time means that. */
  from: string;
  /** The first day a request can run until by now. */
  firstDay: string;
  /** What was sent came back with it. */
  cameBack: boolean;
  onFilled: (form: HTMLFormElement) => void;
};

/**
 * What is typed into the form, saved in this browser until the request is there: a session that ended meanwhile, or a
 * page that was left, loses nothing.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  { edited, from, firstDay, cameBack, onFilled }: Kept,
) {
  const key = useKey(edited?.id ?? NEW);
  const version = edited?.version ?? 0;
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fill = useEffectEvent(async (name: string) => {
    if (readCopy(name) === null) return;
    const copies = await loadCopies();
    const box = form.current;
    const copy = copies?.openLocalCopy(name).read();
    // What came back with the form, or was typed by now, is newer.
    if (!box || !copies || !copy || cameBack || copies.isTouched(box)) return;
    // Typed upon what has changed since, or for other hair.
    if (copy.version !== version || (from !== '' && copy.from !== from)) return;
    const isFit = ([field, value]: LocalCopy['fields'][number]) => field !== 'until' || value >= firstDay;
    copies.fillIn(box, copy.fields.filter(isFit));
    onFilled(box);
  });
  useEffect(() => {
    if (key !== null) void fill(key);
    return () => clearTimeout(rest.current);
  }, [key]);
  const write = async (isSent: boolean) => {
    const copies = await loadCopies();
    if (!copies || !form.current || key === null) return;
    const fields = copies.readFormFields(form.current);
    copies.openLocalCopy(key).write({ fields, version, at: Date.now(), from, isSent });
  };
  return {
    noteTyped: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => void write(false), REST_MS);
    },
    /** The next page tells whether it arrived. */
    noteSent: () => {
      clearTimeout(rest.current);
      void write(true);
    },
    forget: () => {
      clearTimeout(rest.current);
      removeCopy(key);
    },
  };
}

type Arrived = { id: string; done: string | null; isOwn: boolean };

/** The request is there: what was sent for it is saved no longer. What was typed since is for another. */
export function useForgottenForm({ id, done, isOwn }: Arrived): void {
  const what = done === 'posted' ? NEW : id;
  const key = useKey(isOwn && (done === 'posted' || done === 'saved') ? what : null);
  useEffect(() => {
    if (readCopy(key)?.isSent) removeCopy(key);
  }, [key]);
}

/** A computer that several people use keeps what each of them typed for them alone. */
function useKey(what: string | null): string | null {
  const viewer = useFrameData()?.viewer;
  return viewer && what !== null ? `wanted-${viewer.id}-${what}` : null;
}

/** Read before anything is loaded for it: most people have none. */
function readCopy(key: string | null): LocalCopy | null {
  try {
    return key === null ? null : (JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy | null);
  } catch {
    return null;
  }
}

function removeCopy(key: string | null): void {
  try {
    if (key !== null) localStorage.removeItem(key);
  } catch {}
}

/** Without it only the second net is missing. */
const loadCopies = () => import('../../post/draft/local-copy.ts').catch(() => undefined);
