const MOST = 99;

/** A number beside a word; whoever has more is not helped by knowing how many. */
export const showUnread = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
