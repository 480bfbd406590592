import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { describeFailure } from '../describe-failure.ts';

const TIMEOUT_MS = 20_000;

/** Mail by an SMTP server. An e-mail that is refused or times out throws, and the job tries again later. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    async send(mail, id) {
      // As an object the address is one address, whatever signs are in it; a string would be read as a list.
      const to = { name: '', address: mail.to };
      await transport
        .sendMail({ ...mail, to, from, messageId: `<${id}@${domain}>` })
        .catch((error: unknown) => {
          // The error carries the recipient in many places, and the queue keeps errors for days.
          throw new Error(describeFailure(error));
        });
    },
  };
}
