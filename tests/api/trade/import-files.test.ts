import { expect, test } from 'vitest';
import { IMPORT_LIMITS } from '#rules/ads/import/import-words.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { csvAd, csvFile, openTrader } from '#tests/support/trade/csv-file.ts';

const site = useSite({ pages: true, plans: { asha: 4 } });
const trader = openTrader(site);

const manyRows = (count: number) =>
  `ref,title\n${'a,b\n'.repeat(count).replaceAll(/^a/gm, () => `r${(seen += 1)}`)}`;
let seen = 0;

/** As a form without script sends a file. */
async function sendFile(name: string, file: Uint8Array | string, token = site.people.asha.token) {
  const form = new FormData();
  form.set('token', token);
  form.set('file', new File([Buffer.from(file)], name));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return site.app.inject({
    method: 'POST',
    url: '/trade/import',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      origin: 'http://localhost:3000',
      cookie: site.people.asha.cookie,
      'content-type': request.headers.get('content-type') ?? '',
    },
  });
}

const BAD: [what: string, file: Uint8Array | string, status: number, sentence: string][] = [
  ['nothing', '', 422, 'The first line must name the columns. Take our sample.'],
  ['no heading', '28in,420,black', 422, 'The first line must name the columns. Take our sample.'],
  ['an unknown column', 'ref,colr\n1,black', 422, 'We do not know the column colr. Did you mean colour?'],
  ['a heading alone', 'ref,colour\n', 422, 'There is no row below the heading.'],
  ['501 rows', manyRows(501), 413, 'At most 500 rows in a file.'],
  ['one ref twice', 'ref,colour\na,black\nb,black\n\na ,red', 422, 'Row 2 and row 5 have the same ref.'],
  ['an open quote', 'ref,colour\n"a,black', 422, 'Row 2 opens a quote (") that is never closed.'],
  ['a NUL', 'ref,colour\na\0,black', 415, 'Save it as CSV first.'],
  ['more than 2 MB', `ref,title\na,${'x'.repeat(IMPORT_LIMITS.bytes)}`, 413, 'A file can be at most 2 MB.'],
];

test.each(BAD)(
  'a file with %s is refused, to a program and on the page',
  async (_what, file, status, sentence) => {
    const answer = await trader.send(String(file));
    expect([answer.statusCode, answer.json().message]).toEqual([status, sentence]);
    const page = await sendFile('stock.csv', file);
    expect(page.statusCode).toBe(status);
    expect(page.body.replaceAll('&quot;', '"')).toContain(sentence);
  },
);

test.each([
  ['an Excel file', 'stock.csv', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 415, 'Save it as CSV first.'],
  ['an old Excel file', 'stock.csv', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 415, 'Save it as CSV first.'],
  ['a name of Excel', 'stock.XLSX', 'ref\na', 415, 'Save it as CSV first.'],
  ['Latin-1', 'stock.csv', Buffer.from('ref,town\na,Köln', 'latin1'), 422, 'Save the file as UTF-8.'],
  ['UTF-16', 'stock.csv', Buffer.from('\uFEFFref,town\na,Köln', 'utf16le'), 422, 'Save the file as UTF-8.'],
] as const)('%s is refused on the page', async (_what, name, file, status, sentence) => {
  const page = await sendFile(name, file);
  expect([page.statusCode, page.body.includes(sentence)]).toEqual([status, true]);
});

test('Latin-1 within JSON is seen as well', async () => {
  const body = Buffer.from(JSON.stringify({ data: { text: 'ref,town\na,Köln' } }), 'latin1');
  const { cookie, token } = site.people.asha;
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/trade/tryImport',
    payload: body,
    headers: {
      origin: 'http://localhost:3000',
      cookie,
      'x-token': token,
      'content-type': 'application/json',
    },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([422, 'Save the file as UTF-8.']);
});

test('500 rows are taken', async () => {
  expect((await trader.try(manyRows(500))).rows).toHaveLength(500);
});

test('a form without a file says so, and one without its token does nothing', async () => {
  const empty = await sendFile('', '');
  expect([empty.statusCode, empty.body.includes('Choose a CSV file.')]).toEqual([422, true]);
  const stale = await sendFile('stock.csv', csvFile([csvAd()]), 'another');
  expect(stale.body).toContain('This page was open for too long.');
});

test('a good file leads to its trial, whose page shows every wrong cell', async () => {
  const sent = await sendFile(
    'my stock.csv',
    `\uFEFF${csvFile([csvAd(), csvAd({ ref: 'b', colour: '=blak' })])}`,
  );
  expect(sent.statusCode).toBe(303);
  const page = await site.get(String(sent.headers.location), 'asha');
  for (const words of ['my stock.csv', '=blak', 'Choose a colour from the list.', 'Run it'])
    expect(page.body).toContain(words);
  const id = String(sent.headers.location).split('/').at(-1);
  const report = await site.get(`/trade/export/report.csv?import=${id}&show=problems`, 'asha');
  expect(report.headers['content-disposition']).toContain('my stock');
  const [heading, row, end] = report.body.split('\r\n');
  expect(heading).toMatch(/^\uFEFFref,title,.*,row,result,problems$/);
  expect(row).toMatch(/^b,.*"'=blak".*,3,wrong,colour: Choose a colour from the list\.$/);
  expect(end).toBe('');
  // It can be mended and sent as it is.
  const mended = await trader.try(report.body.replace("'=blak", 'brown'));
  expect(mended.rows).toMatchObject([{ ref: 'b', state: 'new' }]);
});

test("another's import is like none", async () => {
  const { id } = await trader.try(csvFile([csvAd()]));
  expect((await site.get(`/trade/import/${id}`, 'bela')).statusCode).toBe(404);
  expect((await site.get(`/trade/export/report.csv?import=${id}`, 'bela')).statusCode).toBe(404);
  expect((await site.post('/api/trade/runImport', { importId: id }, 'bela')).statusCode).toBe(404);
});

test('our sample is good as it is', async () => {
  const sample = await site.get('/trade/sample.csv');
  expect(sample.headers['content-type']).toContain('text/csv');
  const { rows, counts } = await trader.try(sample.body);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(counts.new).toBe(rows.length);
});

test('30 days later nothing of it is left', async () => {
  await trader.try(csvFile([csvAd()]));
  const count = () => site.db.selectFrom('ad_imports').select('id').execute();
  expect(await count()).not.toHaveLength(0);
  await site.letSecondsPass(31 * 24 * 3600);
  const { forgetOldData } = await import('#market/personal-data/erase/forget-old-data.ts');
  const { openContext } = await import('#market/context.ts');
  await forgetOldData(openContext(site.platform, null, 'job'));
  expect(await count()).toHaveLength(0);
});
