import type { Role } from '#rules/accounts/account.ts';

/** Somebody's file in short: what deciding about their words or their ad needs, and no more. */
export type PersonBrief = {
  id: string;
  username: string;
  role: Role;
  accountType: 0 | 1 | 2;
  memberSince: string;
  isProved: boolean;
  isSuspended: boolean;
  ads: number;
  liveAds: number;
  sold: number;
  bought: number;
  reportsMade: number;
  reportsAbout: number;
  openReports: number;
  /** Warnings and removals. */
  decisions: number;
  messages: number;
  conversations: number;
  /** How many of them are about hair that is still on somebody's head. */
  uncut: number;
  heldBefore: number;
  refusedBefore: number;
  /** What we noted about them last, for whoever may read it; null for others, and where nothing is noted. */
  noted: { count: number; last: string; by: string; at: string } | null;
};
