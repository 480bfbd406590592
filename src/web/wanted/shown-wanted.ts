import type { HairColour } from '#rules/hair/values.ts';

/** A request as a card shows it: in words already, so that no page loads the tables they come from. */
export type ShownWanted = {
  id: string;
  url: string;
  /** Without its first word: every page that shows it says 'Wanted' itself. */
  title: string;
  /** On the ruler, in inches. */
  span: { from: number; to: number };
  colours: { value: HairColour; label: string }[];
  /** '$1.00'; null where none was named. */
  pay: string | null;
  /** Where it must be sent. */
  to: string;
  until: string;
  buyer: { name: string; country: string; isCertified: boolean };
};
