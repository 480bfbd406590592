/**
 * For how many days each kind of thing is kept; null: without end. The pages print this table, the jobs obey it, and a
 * moved clock proves each row of it (tests/api/personal-data/retention.test.ts).
 */
export const RETENTION = {
  /** An account that its person closed can be taken back for so long; then it is purged. */
  account: 14,
  /** Somebody whom staff invited can take the account up for so long; then it goes, with the ad. */
  invitation: 14,
  /** A deleted ad can be brought back for so long; then its photos and words go. */
  deletedAds: 30,
  /** So long search engines may show a sold ad. */
  soldAds: 180,
  /** An ended request can be renewed for so long, and whoever has its address sees that it ended; deleted, it goes then. */
  endedRequests: 30,
  /** What somebody typed to register, and never proved by the code. */
  registration: 1,
  hairType: null,
  /** The other person keeps what they were sent. */
  talks: 3 * 365,
  ratings: 3 * 365,
  /** Payments, as the law of most countries asks. */
  books: 7 * 365,
  /** Where a parcel of a protected sale goes, after the end of the sale. */
  saleAddresses: 30,
  /** What both showed and said in a protected sale, after its end: so long cases at the payment provider can last. */
  saleProof: 180,
  /** What the payment provider told us of protected sales. */
  saleNotices: 180,
  /** What the payment provider told us. */
  notices: 30,
  /** Messages to us, and our answers. */
  letters: 2 * 365,
  /** Reports, decisions about them and appeals. */
  proof: 2 * 365,
  /** What staff note about somebody, for each other. */
  notes: 2 * 365,
  /** A ban, after its end. */
  bans: 30,
  /** An ad with an open report whose seller has left. */
  evidence: 90,
  /** What staff decided: the audit. */
  decisions: null,
  /** What says nothing about anybody once the name is gone. */
  nameless: null,
  bell: 180,
  searches: 90,
  /** What somebody began to write, and photos that were never used. */
  unfinished: 1,
  /** Files of ads, and what became of their rows. */
  imports: 30,
  /** E-mails on their way; the queue deletes them by itself. */
  outbox: 14,
  /** The zip of everything about a person. */
  download: 7,
  network: 30,
  /** A code of the network somebody signed in from: whether a buyer and a seller share one. */
  places: 60,
  backups: 30,
} as const satisfies Record<string, number | null>;
export type RetentionReason = keyof typeof RETENTION;

export const RETENTION_REASONS = Object.keys(RETENTION) as RetentionReason[];

/** '7 years', '30 days', 'a day': for whoever reads about it. */
export function describeRetention(reason: RetentionReason): string {
  const days = RETENTION[reason];
  if (days === null) return 'as long as this site is there';
  if (days === 1) return 'a day';
  return days % 365 === 0 ? `${days / 365} years` : `${days} days`;
}
