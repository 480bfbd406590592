/** An e-mail: its text and the same as HTML; `headers` for things such as List-Unsubscribe. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Sends e-mails. `id` is the same at every retry, so that an e-mail sent twice can be recognised as one. */
export type Mailer = { send(mail: Mail, id: string): Promise<void> };
