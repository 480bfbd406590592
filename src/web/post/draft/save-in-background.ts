import { readCookie } from '../../ui/browser/api-in-browser.ts';
import type { Problems } from '#rules/refusal.ts';
import type { Fields } from './local-copy.ts';

type Sent = { step: string; draft: string; version: number; token: string | null; fields: Fields };

/** What became of it. `problems`: the fields that were not saved, with the reason of each. */
export type SaveAnswer =
  | { outcome: 'saved'; version: number; savedAt: string; problems: Problems }
  | { outcome: 'offline' | 'logged-out' }
  | { outcome: 'stopped'; message: string | undefined; problems: Problems };

/** Sends a step as it stands now, beside the page. A server that cannot answer now is like no connection. */
export async function saveInBackground(sent: Sent): Promise<SaveAnswer> {
  const response = await post(sent).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429) return { outcome: 'offline' };
  if (response.status === 401) return { outcome: 'logged-out' };
  const { version, savedAt, message, problems = {} } = await readAnswer(response);
  return response.ok && version && savedAt
    ? { outcome: 'saved', version, savedAt, problems }
    : { outcome: 'stopped', message, problems };
}

type Answer = { version?: number; savedAt?: string; message?: string; problems?: Problems };

/** Whatever stands between us may answer in its own way. */
const readAnswer = (response: Response): Promise<Answer> =>
  response.json().catch(() => ({ message: 'This could not be saved yet. Please try again in a moment.' }));

function post({ step, draft, version, token, fields }: Sent): Promise<Response> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  body.set('draft', draft);
  body.set('version', String(version));
  // The page may be older than the session: its own token would not do then.
  body.set('token', readCookie('token') ?? token ?? '');
  return fetch(`/post-an-ad/save?step=${step}`, { method: 'POST', body, keepalive: true });
}
