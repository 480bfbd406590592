import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

const HTML = { accept: 'text/html,application/xhtml+xml' };

/** As if a table had been lost: what needs it breaks in a way that nobody expects. */
async function without<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
  await sql`alter table ${sql.table(table)} rename to lost`.execute(site.db);
  try {
    return await act();
  } finally {
    await sql`alter table lost rename to ${sql.table(table)}`.execute(site.db);
  }
}

test('a bug is a page in the frame that names the request as our log does', async () => {
  const answer = await without('ad_counts', () => site.get('/', undefined, HTML));
  expect(answer.statusCode).toBe(500);
  const id = String(answer.headers['x-request-id']);
  expect(answer.body).toContain(`<code>${id}</code>`);
  expect(answer.body).toContain('<title>Error: Something went wrong on our side');
  expect(answer.body).toContain('href="/hair-price-calculator"');
  expect(site.logLines.some((line) => line.includes(id) && line.includes('a bug on a page'))).toBe(true);
});

test('where no page can be made at all there is a plain one, and programs hear it their way', async () => {
  const [person, program] = await without('sessions', () =>
    Promise.all([site.get('/terms', 'asha', HTML), site.get('/api/ad/getAllAds', 'asha', HTML)]),
  );
  expect([person.statusCode, program.statusCode]).toEqual([500, 500]);
  expect(person.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(person.headers['cache-control']).toBe('no-store');
  expect(person.body).toContain(`<code>${String(person.headers['x-request-id'])}</code>`);
  expect(person.body).not.toContain('<script');
  expect(program.json()).toMatchObject({ success: 0, code: 'bug' });
});

test('a form from elsewhere is refused with a page a person can read', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/prefs',
    headers: { ...HTML, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'theme=dark',
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<h1>You cannot open this page</h1>');
});
