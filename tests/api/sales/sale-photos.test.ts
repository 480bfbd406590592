import { expect, test } from 'vitest';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

const open = (id: string, who?: Parameters<typeof site.get>[1]) =>
  site.get(`/sales/photos/${id}/small.webp`, who);

test('photos of the hair are for the two of them and for admins, and for no cache', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  const { proof } = await site.prove();
  const id = proof?.photos[0]?.id ?? '';
  for (const who of ['asha', 'bela', 'dara'] as const) {
    const { statusCode, headers } = await open(id, who);
    expect([who, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      who,
      200,
      'image/webp',
      'private, no-store',
    ]);
  }
  for (const who of [undefined, 'cleo', 'mira'] as const)
    expect([who, (await open(id, who)).statusCode]).toEqual([who, 404]);
  expect((await open('01a1ec57-61ae-7098-baa7-1a50aa74c5be', 'asha')).statusCode).toBe(404);
});

test('a receipt may say where somebody lives: only admins see it', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  const receiptPhoto = await site.photo();
  await site.ship({ receiptPhoto });
  expect((await open(receiptPhoto, 'dara')).statusCode).toBe(200);
  for (const who of ['asha', 'bela', undefined] as const)
    expect([who, (await open(receiptPhoto, who)).statusCode]).toEqual([who, 404]);
});
