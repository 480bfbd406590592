import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { stepPath } from '../step/steps.ts';

/** The photos of a draft, as an answer tells them. */
export type Album = { draft: string; version: number; photos: readonly AlbumPhoto[] };

/** The name that a page keeps when its first photo begins the draft: whatever goes on in it goes on. */
export function useAlbumKey(ad: OwnAd | null): string {
  const { key, state } = useLocation();
  return (state as { begunAs?: string } | null)?.begunAs ?? ad?.id ?? key;
}

/** The photos as the page was loaded, or as the newest answer says. The first one gives the page its address. */
export function useAlbum(ad: OwnAd | null) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const needsAddress = useRef(false);
  const loaded = ad && toAlbum(ad);
  const [answered, setAnswered] = useState<Album | null>(null);
  // For what goes on beside the page and cannot wait until it is drawn.
  const now = useRef(loaded);
  useEffect(() => {
    needsAddress.current = ad === null;
    now.current = newest(ad && toAlbum(ad), now.current);
    return () => {
      needsAddress.current = false;
    };
  }, [ad]);
  const takeIn = (album: Album) => {
    now.current = newest(now.current, album);
    setAnswered(now.current);
    if (!needsAddress.current) return;
    needsAddress.current = false;
    const state = { begunAs: key };
    void navigate(stepPath('photos', album.draft), { replace: true, preventScrollReset: true, state });
  };
  return { album: newest(loaded, answered), now, takeIn };
}

const toAlbum = ({ id, version, photos }: OwnAd): Album => ({ draft: id, version, photos });

const newest = (one: Album | null, other: Album | null): Album | null =>
  one && other ? (other.version >= one.version ? other : one) : (one ?? other);
