import { randomBytes } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { DEMO_PASSWORD } from '#demo/people/demo-logins.ts';

type Session = { origin: string; cookie: string; 'x-token': string };

export async function logIn(address: string, name: string): Promise<Session> {
  const answer = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: `${name}@fairhank.test`, password: DEMO_PASSWORD } }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length) ?? '';
  return { origin: address, cookie: cookies.join('; '), 'x-token': token };
}

/** A way to send one photo again and again and take it back. The body is made once: the sender costs next to nothing. */
export function openUploads(address: string, who: Session, photo: Buffer) {
  const boundary = randomBytes(12).toString('hex');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="hair.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const form = { ...who, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const json = { ...who, 'content-type': 'application/json' };
  const agent = new Agent({ keepAlive: true });
  return async () => {
    const taken = await ask(agent, `${address}/api/upload`, form, body);
    if (taken.status !== 200) throw new Error(`the upload answered ${taken.status}: ${taken.text}`);
    const { photoId } = JSON.parse(taken.text) as { photoId: string };
    await ask(
      agent,
      `${address}/api/upload/delete`,
      json,
      Buffer.from(JSON.stringify({ data: { photoId } })),
    );
  };
}

/** So many at once, one after the other, until it is told to end; says how many went through. */
export function keepSending(send: () => Promise<void>, atOnce: number) {
  const ended = new AbortController();
  let sent = 0;
  const senders = Array.from({ length: atOnce }, async () => {
    while (!ended.signal.aborted) {
      await send();
      sent += 1;
    }
  });
  return async () => {
    ended.abort();
    await Promise.all(senders);
    return sent;
  };
}

/** Pages at a steady pace, whether or not the last one is there yet: how long each took, in milliseconds. */
export async function readPages(
  address: string,
  { cookie, seconds, aSecond }: { cookie: string; seconds: number; aSecond: number },
): Promise<number[]> {
  const paths = ['/', '/all-ads', '/hair-price-calculator', '/faq', '/hair-categories/hair-colour/black'];
  const agent = new Agent({ keepAlive: true });
  const times = await Promise.all(
    Array.from({ length: seconds * aSecond }, async (_, at) => {
      await new Promise((resolve) => setTimeout(resolve, (at * 1000) / aSecond));
      const started = performance.now();
      const { status } = await ask(agent, `${address}${paths[at % paths.length]}`, { cookie });
      // Whoever is sent away counts as having waited for ever.
      return status === 200 ? performance.now() - started : Infinity;
    }),
  );
  agent.destroy();
  return times;
}

type Answer = { status: number; text: string };

async function ask(agent: Agent, url: string, headers: IncomingHttpHeaders, body?: Buffer): Promise<Answer> {
  const length = body ? { 'content-length': String(body.length) } : {};
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...length } });
  // The site may close a line that was idle at the very moment it is used again.
  sent.on('error', (error) => (sent.reusedSocket ? resolve(ask(agent, url, headers, body)) : reject(error)));
  sent.on('response', (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', reject);
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
    );
  });
  sent.end(body);
  return promise;
}
