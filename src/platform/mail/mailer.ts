/** A letter: its text and the same as HTML; `headers` for things such as List-Unsubscribe. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Sends letters. `id` is the same at every retry, so that a letter sent twice can be told to be one. */
export type Mailer = { send(mail: Mail, id: string): Promise<void> };
