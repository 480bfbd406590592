// Measures on a running demo site (SITE=http://localhost:3000) how long a message takes from the send button of one
// person into the open conversation of the other: bela writes, asha's stream hears it and asks for the conversation.
import { DEMO_PASSWORD } from '#demo/demo-accounts.ts';

const site = process.env['SITE'] ?? 'http://localhost:3000';
const MESSAGES = Number(process.env['MESSAGES'] ?? 20);
const WITHIN_MS = 1000;

type Session = Record<string, string>;
type Thread = { messages: { id: string }[] };

const [bela, asha] = [await logIn('bela@fairhank.test'), await logIn('asha@fairhank.test')];
const { items } = await ask<{ items: { id: string; other: { username: string } }[] }>('message/list', bela);
const conversationId = items.find(({ other }) => other.username === 'asha')?.id;
if (!conversationId) throw new Error('bela has no conversation with asha');

const stream = await fetch(`${site}/messages/${conversationId}/live`, { headers: asha });
if (!stream.body) throw new Error(`the stream answered ${stream.status}`);
const parts = stream.body.pipeThrough(new TextDecoderStream()).getReader();

const times: number[] = [];
for (let count = 1; count <= MESSAGES; count += 1) {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
  const start = performance.now();
  const messageId = await send(`Thank you, that helps. Question ${count}: is it still tied at the roots?`);
  while (!(await isThere(messageId))) await news();
  times.push(performance.now() - start);
}
await parts.cancel();

times.sort((a, b) => a - b);
const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
console.log(`${MESSAGES} messages into the other person's open conversation:`);
console.log(`median ${Math.round(median)} ms, worst ${Math.round(worst)} ms (at most ${WITHIN_MS})`);
if (worst > WITHIN_MS) process.exitCode = 1;

async function news(): Promise<void> {
  for (;;) {
    const { value = '', done } = await parts.read();
    if (done) throw new Error('the stream ended');
    if (value.includes('event: news')) return;
  }
}

async function isThere(messageId: string): Promise<boolean> {
  const { messages } = await ask<Thread>(`message/thread?conversationId=${conversationId}`, asha);
  return messages.some(({ id }) => id === messageId);
}

async function logIn(email: string): Promise<Session> {
  const answer = await fetch(`${site}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ data: { email, password: DEMO_PASSWORD } }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { cookie, origin: site, 'x-token': /(?:^|; )token=([^;]+)/.exec(cookie)?.[1] ?? '' };
}

async function ask<Answer>(path: string, who: Session): Promise<Answer> {
  const answer = await fetch(`${site}/api/${path}`, { headers: who });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function send(message: string): Promise<string> {
  const answer = await fetch(`${site}/api/message/send`, {
    method: 'POST',
    headers: { ...bela, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { conversationId, message } }),
  });
  if (!answer.ok) throw new Error(`message/send answered ${answer.status}`);
  return ((await answer.json()) as { messageId: string }).messageId;
}
