import { Agent, request } from 'node:http';
import { letIn, withDatabase } from './let-in.ts';

/** What is asked for: a page, or something that is sent. */
export type SalePage = { path: string; cookie: string; sent?: object };

/** Sellers who have just signed in, each with a page of a sale of theirs. */
export const enterSellers = (dataDir: string, most: number): Promise<SalePage[]> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string; username: string }>(
      `select distinct on (seller_id) sale.id, username from protected_sales as sale
       join accounts on accounts.id = seller_id where ended_at is null and blocked_at is null
       order by seller_id limit $1`,
      [most],
    );
    const pages: SalePage[] = [];
    for (const { id, username } of rows)
      pages.push({ path: `/sales/${id}`, cookie: await letIn(client, username) });
    return pages;
  });

/** Sellers who have just signed in, each about to call a sale off that is paid and not posted. */
export const enterLeaving = (dataDir: string, most: number): Promise<SalePage[]> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string; version: number; username: string }>(
      `select distinct on (seller_id) sale.id, version, username from protected_sales as sale
       join accounts on accounts.id = seller_id
       where sale.state in ('paid', 'preparing', 'proved') and ship_by > now() + interval '1 hour' and blocked_at is null
       order by seller_id limit $1`,
      [most],
    );
    const leaving: SalePage[] = [];
    for (const { id, version, username } of rows)
      leaving.push({
        path: '/api/sale/cancel',
        cookie: await letIn(client, username),
        sent: { saleId: id, version, reason: 'I cannot sell it after all.' },
      });
    return leaving;
  });

/** So many a second, each at its time, whether the ones before were answered or not. */
export async function askEvenly(
  url: string,
  pages: readonly SalePage[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<{ times: number[]; failed: number; refused: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const times: number[] = [];
  let [failed, refused] = [0, 0];
  const look = async (number: number, due: number): Promise<void> => {
    const page = pages[number % pages.length];
    if (!page) throw new Error('there is no page to ask for');
    const address = `10.${number % 200}.${Math.floor(number / 200) % 200}.7`;
    const status = await ask(url, page, { agent, address });
    times.push(performance.now() - due);
    if (status !== 200) failed += 1;
    if (status === 503) refused += 1;
  };
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = began + (number * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    asked.push(look(number, due));
  }
  await Promise.all(asked);
  agent.destroy();
  return { times, failed, refused };
}

/** Each comes from another address, so that nobody is told to wait. */
function ask(
  url: string,
  { path, cookie, sent: body }: SalePage,
  { agent, address }: { agent: Agent; address: string },
): Promise<number> {
  return new Promise((resolve) => {
    const asked = { cookie, 'x-forwarded-for': address };
    const headers = body ? { ...asked, ...fromAPage(url, cookie) } : asked;
    const sent = request(url + path, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end(body && JSON.stringify({ data: body }));
  });
}

/** As a page of the site sends it. */
const fromAPage = (url: string, cookie: string) => ({
  'content-type': 'application/json',
  origin: url.replace('127.0.0.1', 'localhost'),
  'x-token': /token=([^;]+)/.exec(cookie)?.[1] ?? '',
});
