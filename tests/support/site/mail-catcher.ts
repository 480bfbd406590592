import { createServer, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Received = { id: string; mail: Email; recipients: string[]; raw: string };

/** A real mail server on a port of its own, which can be away and come back. */
export async function openMailCatcher() {
  const port = await freePort();
  const received: Received[] = [];
  let server: SMTPServer | undefined;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async open() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, session, done) {
          const keep = async () => {
            const bytes = await buffer(stream);
            const mail = await PostalMime.parse(bytes);
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            received.push({ id: mail.messageId ?? '', mail, recipients, raw: bytes.toString() });
          };
          // oxlint-disable-next-line promise/no-callback-in-promise -- the server's interface takes a callback
          keep().then(() => done(), done);
        },
      });
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    async close() {
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
      server = undefined;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
