/** A letter. Text always, HTML beside it when there is one; `headers` for things such as List-Unsubscribe. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

/** Sends letters. `id` is the same at every retry, so that a letter sent twice can be told to be one. */
export type Mailer = { send(mail: Mail, id: string): Promise<void> };
