/** What became of a hank in a kept bundle. Reserved is for somebody else; gone is whatever nobody can look at. */
export const MEMBER_STATES = ['live', 'reserved', 'sold', 'gone'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];
