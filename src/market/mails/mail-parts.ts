/** What every e-mail says of the site it comes from. */
export type MailSite = { BRAND_NAME: string; ORIGIN: string; POSTAL_ADDRESS: string };

/** A piece of an e-mail. A plain string is a paragraph, always one line; addresses of this site in it become links. */
export type MailPart =
  | string
  /** The one thing to do. */
  | { button: string; url: string }
  /** A code to type, large. */
  | { code: string }
  /** What a person wrote: shown as theirs, and never a link. */
  | { quote: string }
  /** Facts one below the other. */
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** Things that can be opened, each with a line below. */
  | { links: readonly { label: string; url: string; note?: string }[] }
  /** The safety line of an e-mail about a trade. */
  | { safety: string };

export type MailContent = {
  to: string;
  subject: string;
  parts: readonly MailPart[];
  /** Why this person gets it: 'because you …'. */
  because: string;
  /** How to get no more of these; left out for e-mails that must be sent. */
  fewer?: { label: string; url: string };
  /** Where one click in the mail programme stops these e-mails for good (RFC 8058). */
  oneClick?: string;
  replyTo?: string;
};
