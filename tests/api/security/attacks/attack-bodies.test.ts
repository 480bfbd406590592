import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api/api.ts';
import type { Operation } from '#api/operation.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const WRITES = Object.entries(api).flatMap(([group, operations]) =>
  Object.entries(operations as Record<string, Operation>)
    .filter(([, { method }]) => method === 'POST')
    .map(([name]) => `/api/${group}/${name}`),
);
const READS = Object.entries(api).flatMap(([group, operations]) =>
  Object.entries(operations as Record<string, Operation>)
    .filter(([, { method }]) => method === 'GET')
    .map(([name]) => `/api/${group}/${name}`),
);
const CAST: Name[] = ['asha', 'bela', 'cleo', 'mira', 'dara'];

const site = useSite();

const send = (url: string, payload: string, who: Name = 'dara') =>
  site.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      cookie: site.people[who].cookie,
      'x-token': site.people[who].token,
    },
  });

describe('fields that nobody asked for', () => {
  test.each(WRITES)('%s takes no column of the tables that is not its own, from anybody', async (url) => {
    const { rows } = await sql<{ name: string }>`select distinct column_name as name
      from information_schema.columns where table_schema = 'public'`.execute(site.db);
    const own = new Set(await listBodyFields(url));
    const all = rows.map(({ name }) => name).filter((name) => !own.has(name));
    // In halves: an answer does not name more fields than any form could have.
    const half = Math.ceil(all.length / 2);
    for (const columns of [all.slice(0, half), all.slice(half)]) {
      const data = Object.fromEntries(columns.map((name) => [name, 'admin']));
      const answers = await Promise.all(CAST.map((who) => send(url, JSON.stringify({ data }), who)));
      for (const answer of answers) expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      const named = answers
        .filter(({ statusCode }) => statusCode === 422)
        .map((answer) => answer.json().fields);
      expect(named.length).toBeGreaterThan(0);
      for (const fields of named) expect(Object.keys(fields)).toEqual(expect.arrayContaining(columns));
    }
  });

  test.each(READS)('%s takes the same name twice without a fault', async (url) => {
    const names = await listBodyFields(url);
    const query = names
      .flatMap((name) => [`${name}=1`, `${name}=2`, `${name}[]=3`, `${name}[a]=4`])
      .join('&');
    for (const who of [undefined, ...CAST]) {
      const answer = await site.get(`${url}?${query}`, who);
      expect(answer.statusCode, `${who}: ${answer.body}`).toBeLessThan(500);
    }
  });
});

describe('bodies that are traps', () => {
  const DEEP = 20_000;
  test.each([
    ['a deep list', `{"data":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
    ['a deep object', `{"data":${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}}`],
    ['a deep field', `{"data":{"password":${'['.repeat(DEEP)}${']'.repeat(DEEP)},"email":{"a":[[[{}]]]}}}`],
    ['the same name again and again', `{"data":{${'"a":1,'.repeat(10_000)}"a":1}}`],
    ['many names', `{"data":{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`).join()}}}`],
    ['a number without end', `{"data":{"email":1${'0'.repeat(50_000)}}}`],
    ['__proto__', '{"data":{"__proto__":{"role":"admin","isAdmin":true}}}'],
    ['__proto__ of the body', '{"__proto__":{"data":{"role":"admin"}},"data":{}}'],
    ['constructor', '{"data":{"constructor":{"prototype":{"role":"admin"}}}}'],
    ['half a body', '{"data":{"email":'],
    ['no JSON', '<data/>'],
    ['entities', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ])('%s is refused by every operation, and changes no other object', async (_what, payload) => {
    for (const url of WRITES) {
      const answer = await send(url, payload);
      expect(answer.statusCode, `${url}: ${answer.body}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(500);
    }
    expect(['role', 'isAdmin', 'data'].filter((name) => name in {})).toEqual([]);
  });

  test('a query cannot reach the prototype either', async () => {
    const answer = await site.get(
      '/api/ad/getAllAds?__proto__[role]=admin&constructor[prototype][role]=x&__proto__=1',
    );
    expect(answer.statusCode).toBeLessThan(500);
    expect('role' in {}).toBe(false);
  });

  test('more than the limit is cut off, whatever length it claims', async () => {
    const answer = await send('/api/user/login', `{"data":{"email":"${'x'.repeat(300_000)}"}}`);
    expect(answer.statusCode).toBe(413);
  });
});

let documented: Promise<Record<string, Record<string, Documented>>> | undefined;
type Documented = {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: { properties: { data: Schema } } }> };
};
type Schema = { properties?: Record<string, unknown>; anyOf?: Schema[]; oneOf?: Schema[] };

async function listBodyFields(url: string): Promise<string[]> {
  documented ??= site.get('/api/openapi.json').then((answer) => answer.json().paths);
  const [operation = {}] = Object.values((await documented)[url] ?? {});
  if (operation.parameters) return operation.parameters.map(({ name }) => name);
  const schema = operation.requestBody?.content['application/json']?.schema.properties.data ?? {};
  return [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) =>
    Object.keys(one.properties ?? {}),
  );
}
