import type { StaffCase, StaffUser } from '../tables/staff-rows-view.ts';

/** Something that was said or done in a case. */
export type CaseEntry = {
  id: string;
  kind: 'words' | 'answer' | 'note' | 'event';
  /** Null for the person. */
  by: string | null;
  text: string;
  at: string;
};

/** One case with everything that deciding needs. */
export type CaseFile = StaffCase & {
  version: number;
  ad: { id: string; number: string } | null;
  isMine: boolean;
  entries: CaseEntry[];
  /** Of whoever wrote while signed in. */
  user: Pick<
    StaffUser,
    'createdAt' | 'planName' | 'liveAds' | 'openReports' | 'country' | 'accountType'
  > | null;
  sales: { bought: number; sold: number };
  casesBefore: { all: number; open: number };
  /** Who has this address here, although whoever wrote was not signed in. */
  accountOfAddress: string | null;
};
