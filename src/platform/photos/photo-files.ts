/** Where the files of photos lie. A key is random and never reused; a file never changes once it is there. */
export type PhotoFiles = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removing what is not there is no error: a sweep may come twice. */
  remove(key: string): Promise<void>;
};

/** The files of one photo, all under its key. The AVIF ones come later, and not for every photo. */
export const PHOTO_FILE_NAMES = [
  'small.webp',
  'medium.webp',
  'large.webp',
  'master.webp',
  'small.avif',
  'medium.avif',
  'large.avif',
] as const;

/** Keys are made by us; anything else is a path somebody invented. */
export function isPhotoFileKey(key: string): boolean {
  const [folder = '', name, ...rest] = key.split('/');
  return rest.length === 0 && /^[\w-]{22}$/.test(folder) && PHOTO_FILE_NAMES.some((known) => known === name);
}

export const photoContentType = (key: string): string =>
  key.endsWith('.avif') ? 'image/avif' : 'image/webp';
