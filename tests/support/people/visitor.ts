import { asRead } from '../site/as-read.ts';
import type { TestSite } from '../site/test-site.ts';

type StoredCookie = { value: string; attributes: string };

/** A browser with a cookie jar at the front door of a test site; `saved` is its local storage. */
export function openVisitor(site: TestSite, address = '192.0.2.7') {
  const jar = new Map<string, StoredCookie>();
  const cookieHeader = () => [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');

  async function send(
    method: 'GET' | 'POST',
    url: string,
    payload?: string,
    more: Record<string, string> = {},
  ) {
    const token = jar.get('token')?.value;
    const asked = site.app.inject({
      method,
      url,
      remoteAddress: address,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        origin: 'http://localhost:3000',
        'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0',
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(jar.size > 0 ? { cookie: cookieHeader() } : {}),
        ...(token ? { 'x-token': token } : {}),
        ...more,
      },
    });
    const answer = await asRead(asked);
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line);
    return answer;
  }

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = ''] = pair.split('=', 1);
    const value = pair.slice(name.length + 1);
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, { value, attributes: attributes.join('; ') });
  }

  return {
    jar,
    saved: { email: '', password: '' },
    get: (url: string) => send('GET', url),
    post: (url: string, data: unknown, headers?: Record<string, string>) =>
      send('POST', url, JSON.stringify({ data }), headers),
    /** What a page's form sends: a list several times, what is missing not at all, and the token of the session. */
    postForm(url: string, fields: Record<string, unknown>) {
      const form = new URLSearchParams({ token: jar.get('token')?.value ?? '' });
      for (const [name, value] of Object.entries(fields))
        for (const each of [(value ?? []) as string | string[]].flat()) form.append(name, each);
      return send('POST', url, form.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
    },
  };
}
export type Visitor = ReturnType<typeof openVisitor>;

export const GOOD_PASSWORD = 'violet kettle on the ninth stair';

let people = 0;

/** What somebody new fills in. */
export function newcomerForm(more: object = {}) {
  people += 1;
  const name = `newcomer-${people}`;
  return {
    accountType: 2,
    username: name,
    email: `${name}@example.com`,
    password: GOOD_PASSWORD,
    country: 'IN',
    adult: true,
    termsVersion: '1',
    ...more,
  };
}

/** The subjects of all e-mails to somebody, oldest first. */
export async function subjectsTo(site: TestSite, to: string): Promise<string[]> {
  return (await listMailsTo(site, to)).map(({ subject }) => subject);
}

export async function listMailsTo(site: TestSite, to: string) {
  await site.runJobs();
  return site.db.selectFrom('mailbox').selectAll().where('to_address', '=', to).orderBy('sent_at').execute();
}

/** The code that was mailed last. */
export async function newestCode(site: TestSite, to: string): Promise<string> {
  const codes = (await subjectsTo(site, to)).flatMap((subject) => /^\d+/.exec(subject)?.[0] ?? []);
  return codes.at(-1) ?? '';
}

/** A new account whose address is proved, and the browser in which that happened. */
export async function openAccount(site: TestSite, more: object = {}) {
  const form = newcomerForm(more);
  const visitor = openVisitor(site);
  await visitor.post('/api/user/createUser', form);
  const otp = await newestCode(site, form.email);
  const answer = await visitor.post('/api/user/verifyOtp', { email: form.email, otp });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { ...form, id: String(answer.json().loginDetails.user_id), visitor };
}
