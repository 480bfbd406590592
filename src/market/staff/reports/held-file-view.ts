import type { HeldMessage } from '../tables/staff-rows-view.ts';
import type { MarkedPiece } from '#rules/messages/screening/find-marks.ts';
import type { PersonBrief } from '../people/brief-view.ts';
import type { CaseTalk } from '../people/case-talk-view.ts';

/** One that waits, as a line beside the one that is open. */
export type HeldInQueue = { messageId: string; sender: string; start: string; waitsMinutes: number };

/** A held message with all that deciding about it needs. */
export type HeldFile = {
  message: Omit<HeldMessage, 'text' | 'offer'> & {
    /** What is offered with it, in words. */
    offer: string | null;
    /** What was written, with the words marked that spoke against it. */
    pieces: MarkedPiece[];
    decidedBy: string | null;
    decidedAt: string | null;
    waitsMinutes: number;
  };
  writer: PersonBrief | null;
  talk: CaseTalk | null;
  queue: HeldInQueue[];
  previous: string | null;
  next: string | null;
};
