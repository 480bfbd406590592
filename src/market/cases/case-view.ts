/** How a case stands, for the person who opened it. */
export type CaseState = {
  caseNumber: string;
  topic: string;
  openedAt: string;
  answer: string | null;
  answeredAt: string | null;
  isClosed: boolean;
};
