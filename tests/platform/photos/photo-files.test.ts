import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskPhotoFiles } from '#platform/photos/disk-photo-files.ts';
import type { PhotoFiles } from '#platform/photos/photo-files.ts';
import { s3PhotoFiles } from '#platform/photos/s3-photo-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-files-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'hair', configs: [] }],
});
const stores: Record<string, PhotoFiles> = {};

beforeAll(async () => {
  const { port } = await s3.run();
  stores.disk = diskPhotoFiles(join(folder, 'disk'));
  stores.S3 = s3PhotoFiles({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'hair',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA/small.webp';
const BYTES = Uint8Array.from({ length: 5000 }, (_, n) => n % 256);

describe.each(['disk', 'S3'])('photos on %s', (name) => {
  const store = () => stores[name] as PhotoFiles;

  test('come back as they were put', async () => {
    await store().put(KEY, BYTES);
    expect(new Uint8Array((await store().get(KEY)) ?? [])).toEqual(BYTES);
  });

  test('are gone when removed, and may be removed again', async () => {
    await store().put(KEY, BYTES);
    await store().remove(KEY);
    await store().remove(KEY);
    expect(await store().get(KEY)).toBeUndefined();
  });

  test.each([
    '../../etc/passwd',
    'AAAAAAAAAAAAAAAAAAAAAA/../x.webp',
    'AAAAAAAAAAAAAAAAAAAAAA/other.webp',
    '',
    '/',
  ])('have no path such as %s', async (path) => {
    await expect(async () => store().put(path, BYTES)).rejects.toThrow('not a photo file');
    await expect(async () => store().get(path)).rejects.toThrow('not a photo file');
  });
});

test('a wrong key of the S3 store is an error, not a missing photo', async () => {
  const { port } = s3.httpServer.address() as { port: number };
  const place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'hair',
    accessKey: 'no',
    secretKey: 'no',
  };
  await expect(s3PhotoFiles(place).get(KEY)).rejects.toThrow(/answered 403/);
});

test('nothing half-written lies about on the disk', () => {
  const disk = join(folder, 'disk');
  expect(
    existsSync(disk) &&
      readdirSync(disk, { recursive: true }).filter((path) => String(path).endsWith('.part')),
  ).toEqual([]);
});
