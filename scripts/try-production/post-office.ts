import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real mail server that keeps what it is given, and can be shut and opened again. */
export async function openPostOffice() {
  const mails: { to: string; text: string }[] = [];
  const start = (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        // oxlint-disable-next-line promise/no-callback-in-promise -- the server's interface takes a callback
        readText(stream).then((text) => (mails.push({ to, text }), done()), done);
      },
    });
    return new Promise<SMTPServer>((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
  };
  let server = await start(0);
  let isOpen = true;
  const { port } = server.server.address() as AddressInfo;
  const shut = async () => {
    if (isOpen) await new Promise<void>((resolve) => server.close(resolve));
    isOpen = false;
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    shut,
    close: shut,
    async open() {
      server = await start(port);
      isOpen = true;
    },
    /** The code in the last e-mail to somebody, as soon as it is there. */
    async findCode(to: string): Promise<string> {
      for (const limit = Date.now() + 30_000; Date.now() < limit;) {
        const code = /^Subject: (\d{6,8})/m.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1];
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no code came for ${to}`);
    },
  };
}
