import type { Album } from '../use-album.ts';

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
