import { use, useRef, useState } from 'react';
import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import { readCookie } from '../../ui/browser/api-in-browser.ts';
import { FormTokenContext } from '../../ui/form/form-state.ts';
import { toast } from '../../ui/browser/toast.ts';
import { arrangePhotos, readTurned } from './arrange-photos.ts';
import type { Album } from './use-album.ts';

/** What is done to photos shows at once and is sent one after the other; what is refused is taken back with a sentence. */
export function usePhotoActs(album: Album | null, takeIn: (album: Album) => void) {
  const token = use(FormTokenContext);
  const [acts, setActs] = useState<readonly string[]>([]);
  const line = useRef(Promise.resolve());
  const send = async (act: string) => {
    const answer = await post(album?.draft ?? '', act, token);
    if ('refusal' in answer) toast(answer.refusal, { kind: 'problem' });
    else takeIn(answer.album);
    setActs((waiting) => waiting.toSpliced(waiting.indexOf(act), 1));
  };
  return {
    photos: acts.reduce(arrange, album?.photos ?? NONE),
    turning: acts.flatMap((act) => readTurned(act) ?? []),
    isBusy: acts.length > 0,
    /** All of them have been answered. */
    settled: () => line.current,
    act: (act: string): void => {
      // A photo that is being turned is another one then: pressed again meanwhile, it is the same wish.
      if (readTurned(act) && acts.includes(act)) return;
      setActs((waiting) => [...waiting, act]);
      line.current = line.current.then(() => send(act));
    },
  };
}

const NONE: readonly AlbumPhoto[] = [];

function arrange(photos: readonly AlbumPhoto[], act: string): readonly AlbumPhoto[] {
  return arrangePhotos(photos, act).flatMap((choice) => {
    const photo = photos.find(({ id }) => id === choice.id);
    return photo ? [{ ...photo, ...choice }] : [];
  });
}

async function post(
  draft: string,
  act: string,
  token: string | null,
): Promise<{ album: Album } | { refusal: string }> {
  const body = new URLSearchParams({ draft, act, token: readCookie('token') ?? token ?? '' });
  try {
    // Whoever closes the page means it all the same.
    const answer = await fetch('/post-an-ad/save?step=photos', { method: 'POST', body, keepalive: true });
    if (answer.status === 401) return { refusal: 'You are logged out. Log in and do it again.' };
    const told = (await answer.json()) as { album?: Album; message?: string };
    return told.album ? { album: told.album } : { refusal: told.message ?? NOT_DONE };
  } catch {
    return { refusal: NOT_DONE };
  }
}

const NOT_DONE = 'We could not be reached, so your photos are as they were. Please try again.';
