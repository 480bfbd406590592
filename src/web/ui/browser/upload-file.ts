import { readCookie } from './api-in-browser.ts';
import { makeSmaller } from './make-smaller.ts';

/** Sends a photo beside the page; fails with a sentence for the person who waits. */
export async function uploadFile(
  file: File,
  signal: AbortSignal,
  as = 'image',
): Promise<{ id: string } | { problem: string }> {
  try {
    const body = new FormData();
    body.append(as, await makeSmaller(file), file.name);
    const headers = { 'x-token': readCookie('token') ?? '' };
    const answer = await fetch('/api/upload', { method: 'POST', headers, body, signal });
    const said = (await answer.json()) as { photoId?: string; message?: string };
    if (answer.ok && said.photoId) return { id: said.photoId };
    return { problem: said.message ?? 'This did not work. Please choose it again.' };
  } catch {
    return { problem: 'The connection broke. Please choose it again.' };
  }
}
