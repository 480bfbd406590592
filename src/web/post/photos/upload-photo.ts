import type { Album } from './use-album.ts';

const LONGEST_SIDE = 2048;
const SMALL_ENOUGH = 1_500_000;
const QUALITY = 0.9;
const TIMEOUT_MS = 120_000;

type Sending = {
  body: FormData;
  onProgress: (share: number) => void;
  /** Ends it; whatever had arrived counts for nothing. */
  signal: AbortSignal;
};

/** The site does not take this file: sending it again would change nothing. */
export class Refused extends Error {}
const REFUSED = [413, 415, 422];

/** Sends one photo and tells how far it has come. Fails with a sentence for the person who waits. */
export function sendPhoto({ body, onProgress, signal }: Sending): Promise<Album> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/post-an-ad/upload');
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    const broken = () => reject(new Error('the connection broke. Your other photos are safe.'));
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, broken);
    request.addEventListener('load', () => {
      const answer = request.response as { album?: Album; message?: string } | null;
      if (request.status === 200 && answer?.album) resolve(answer.album);
      else if (REFUSED.includes(request.status) && answer?.message) reject(new Refused(answer.message));
      else if (request.status === 401) reject(new Error('you are logged out. Log in and choose it again.'));
      else reject(new Error(answer?.message ?? 'this did not work. Please try again.'));
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/** A phone's photo is ten times what anybody sees. What this browser cannot read is sent as it is. */
export async function makeSmaller(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size < SMALL_ENOUGH) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob ?? file;
  } catch {
    return file;
  }
}
