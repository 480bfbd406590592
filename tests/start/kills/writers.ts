import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { until } from '#tests/support/site/until.ts';

/** What became of a write: the case number it was answered with, or the last thing that was heard. */
type Sent = { key: string; caseNumber?: string; statuses: (number | 'no answer')[] };

/** People who report something, each report with a key of its own, and who keep asking until they are answered. */
export function openWriters({ dataDir, port }: { dataDir: string; port: string }) {
  const sent: Sent[] = [];
  let target = '';
  let writing = new AbortController();
  let asked = 0;
  let answers = 0;
  const waiting: { answers: number; resolve(): void }[] = [];
  /** A key is some browser's: whoever comes back with it shows the same cookie. */
  let browser = '';

  const ask = async (write: Sent) => {
    const number = (asked += 1);
    const answer = await fetch(`http://127.0.0.1:${port}/api/report/create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://localhost:${port}`,
        'idempotency-key': write.key,
        cookie: browser,
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({
        data: { target: { kind: 'user', id: target }, reason: 'other', text: write.key },
      }),
      signal: AbortSignal.timeout(20_000),
    });
    write.statuses.push(answer.status);
    browser = /browser=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? browser;
    if (answer.status === 200)
      write.caseNumber = ((await answer.json()) as { caseNumber: string }).caseNumber;
    else await answer.arrayBuffer();
    if (write.caseNumber !== undefined) answers += 1;
    for (const each of waiting) if (answers >= each.answers) each.resolve();
  };

  return {
    /** TRUST_PROXY, because each writer comes from an address of their own. */
    settings: { DATA_DIR: dataDir, PORT: port, TRUST_PROXY: '1' },
    sent,
    acknowledged: () => sent.flatMap(({ caseNumber }) => (caseNumber === undefined ? [] : [caseNumber])),
    /** Somebody to report. */
    async begin() {
      target = await withDatabase(dataDir, async (client) => {
        const { rows } = await client.query<{ id: string }>(NEW_ACCOUNT);
        return rows[0]?.id ?? '';
      });
      const first: Sent = { key: 'first', statuses: [] };
      sent.push(first);
      await ask(first);
    },
    /** Four at once, until `stop`; whoever was not answered asks again with the same key. */
    start() {
      writing = new AbortController();
      const { signal } = writing;
      const writers = [0, 1, 2, 3].map(async (writer) => {
        while (!signal.aborted) {
          const write: Sent = { key: `${writer}-${sent.length}`, statuses: [] };
          sent.push(write);
          const isOver = async () => {
            if (!signal.aborted) await ask(write).catch(() => write.statuses.push('no answer'));
            return signal.aborted || write.caseNumber !== undefined;
          };
          await until(isOver, 60_000);
        }
      });
      return {
        async stop() {
          writing.abort();
          await Promise.all(writers);
        },
      };
    },
    /** Until so many more were answered than at this moment. */
    untilAnswered(more: number) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      waiting.push({ answers: answers + more, resolve: () => resolve(undefined) });
      return promise;
    },
    /** Everybody who has no answer yet gets one now. */
    async askAgain() {
      for (const write of sent) if (write.caseNumber === undefined) await ask(write);
    },
    kept: () =>
      withDatabase(dataDir, async (client) => {
        const { rows } = await client.query<{ case_number: string; text: string }>(
          'select case_number, text from reports',
        );
        return rows;
      }),
  };
}

/** Each write that was answered is there, each one that was sent is there at most once. */
export async function expectNothingLost(writers: ReturnType<typeof openWriters>) {
  const kept = await writers.kept();
  const answered = writers.acknowledged();
  expect(kept.map(({ case_number }) => case_number)).toEqual(expect.arrayContaining(answered));
  expect(new Set(kept.map(({ text }) => text)).size, 'nothing is there twice').toBe(kept.length);
  await writers.askAgain();
  expect(writers.acknowledged(), 'whoever asks again is answered').toHaveLength(writers.sent.length);
  expect((await writers.kept()).length, 'and asking again makes no second one').toBe(writers.sent.length);
}

const NEW_ACCOUNT = `
  insert into accounts (account_type, role, username, email, country)
  values (0, 'admin', 'dara', 'dara@example.com', 'GB') returning id`;

async function withDatabase<Result>(
  dataDir: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ host: join(dataDir, 'run'), user: 'fairhank', database: 'fairhank' });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
