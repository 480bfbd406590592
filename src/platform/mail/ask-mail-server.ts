import nodemailer from 'nodemailer';

const TIMEOUT_MS = 20_000;

/** How a mail server answered, in its own words. */
export type MailAnswer = { isTaken: boolean; said: string };

const openTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Sends one e-mail to try the way, at once and not by a job. For the operator's eyes: it may name the address. */
export async function tryMail(
  url: string,
  mail: { from: string; to: string; subject: string; text: string },
): Promise<MailAnswer> {
  return ask(async () => {
    const { response } = await openTransport(url).sendMail({
      ...mail,
      to: { name: '', address: mail.to },
    });
    return response;
  });
}

/** Whether the server lets us in; nothing is sent. */
export const knockAtMailServer = (url: string): Promise<MailAnswer> =>
  ask(async () => {
    await openTransport(url).verify();
    return 'it lets us in';
  });

async function ask(work: () => Promise<string>): Promise<MailAnswer> {
  try {
    return { isTaken: true, said: await work() };
  } catch (error) {
    return { isTaken: false, said: describe(error) };
  }
}

/** What the server said, where it said anything; else what became of the connection. */
function describe(error: unknown): string {
  const { response, code, message } = error as { response?: string; code?: string; message?: string };
  return response ?? [code, message].filter(Boolean).join(': ');
}
