import type { CaseState } from '#rules/help/case-words.ts';

/** What was said in a case, for the person who opened it. */
export type CaseTalk = {
  caseNumber: string;
  topic: string;
  state: CaseState;
  /** By when we promised to answer; null while nothing waits for us. */
  promisedBy: string | null;
  said: { by: 'you' | 'us'; text: string; at: string }[];
};

/** An answer that staff have ready. */
export type ReadyAnswer = { id: string; title: string; text: string; version: number };
