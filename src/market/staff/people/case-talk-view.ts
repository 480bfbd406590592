/** One message of a conversation that staff read because of another one in it. */
export type SaidInCase = {
  id: string;
  text: string;
  /** What the other side reads instead; null where it is the same. */
  shownText: string | null;
  by: string;
  isFromBuyer: boolean;
  sentAt: string;
  /** What is offered with it, in words. */
  offer: string | null;
  state: 'sent' | 'held' | 'refused' | 'removed';
};

/** The conversation round a message: who talks about which ad, and what was said before and after. */
export type CaseTalk = {
  ad: { id: string; title: string };
  /** Whoever did not write the message that it is about. */
  reader: string;
  said: SaidInCase[];
};
