import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';

const received: { mail: Email; recipients: string[] }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const keep = async () => {
      const mail = await PostalMime.parse(await buffer(stream));
      received.push({ mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
    };
    // oxlint-disable-next-line promise/no-callback-in-promise -- the server's interface takes a callback
    keep().then(() => done(), done);
  },
});
let mailer: ReturnType<typeof smtpMailer>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'hello@fairhank.test');
});
beforeEach(() => void received.splice(0));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

test('an e-mail arrives with both parts, and its id stays the same at a retry', async () => {
  const letter = {
    to: 'bela@example.com',
    subject: '482913 is your code',
    text: 'Grüße',
    html: '<p>Grüße</p>',
  };
  await mailer.send(letter, 'job-1');
  await mailer.send(letter, 'job-1');
  expect(received.map(({ mail }) => mail.messageId)).toEqual([
    '<job-1@fairhank.test>',
    '<job-1@fairhank.test>',
  ]);
  expect(received[0]?.mail).toMatchObject({
    subject: '482913 is your code',
    text: 'Grüße\n',
    from: { address: 'hello@fairhank.test' },
  });
});

test('a line break in a subject or a name adds no header and no recipient', async () => {
  const subject = 'Hello\r\nBcc: eve@example.com';
  await mailer.send(
    {
      to: 'bela@example.com',
      subject,
      text: 'x',
      html: 'x',
      headers: { 'X-Case': 'a\r\nBcc: eve@example.com' },
    },
    'job-2',
  );
  expect(received[0]?.recipients).toEqual(['bela@example.com']);
  expect(received[0]?.mail.bcc ?? []).toEqual([]);
});

test('a server that is away is an error, so that the job tries again', async () => {
  const away = smtpMailer('smtp://127.0.0.1:1', 'hello@fairhank.test');
  await expect(
    away.send({ to: 'bela@example.com', subject: 'x', text: 'x', html: 'x' }, 'job-3'),
  ).rejects.toThrow();
});
