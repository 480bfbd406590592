import { createContext } from 'react';
import type { Problems } from '#rules/refusal.ts';

/** What a form shows when it comes back: why, and what had been typed (but never a secret). */
export type FormState = {
  message: string;
  problems: Problems;
  typed: Record<string, string[]>;
  /** Which of the page's forms it is, where there are several. */
  intent?: string | undefined;
  /** Only a plan helps. */
  needsPlan?: boolean;
  /** Only trader details help. */
  needsTrader?: boolean;
  /** Staff confirm in the form itself that it is them, and send it again with all that they typed. */
  asksProof?: boolean;
};

/** What every form of somebody signed in repeats. Set by the root around every page. */
export const FormTokenContext = createContext<string | null>(null);

/** What an action gave back, where that is a refusal. */
export const asRefused = (answer: object | null | undefined): FormState | undefined =>
  answer && 'problems' in answer ? (answer as FormState) : undefined;
