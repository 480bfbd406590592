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
  /** Ads, each with its photo if everybody may see it, its number, and a line below. */
  | { ads: readonly MailAd[] }
  /** The safety line of an e-mail about a trade. */
  | { safety: string };

/** Whom an e-mail is for: by which name they are greeted, and by whose clock its times are told. */
export type MailReader = {
  email: string;
  /** Null for whoever only gave an address, which may be anybody's. */
  username: string | null;
  country?: string | null | undefined;
};

/** An ad as the database has it for an e-mail. */
export type AdInMail = {
  id: string;
  slug: string;
  number: string;
  title: string | null;
  /** Of its main photo, if everybody may see it. */
  photo_key: string | null;
};

/** An ad in an e-mail. Its photo is the same file for everybody: who opened the e-mail is not counted. */
export type MailAd = { title: string; number: string; url: string; photo: string | null; note?: string };

export type MailContent = {
  to: MailReader;
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

/** How an e-mail begins. */
export const greet = ({ username }: MailReader): string =>
  username === null ? 'Hello,' : `Hello ${username},`;
