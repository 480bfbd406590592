import { z } from 'zod';
import { staffReason, toldMessage } from '../moderation/decision-schema.ts';
import { BAN_DAYS } from './ban-words.ts';
import { lines } from '../text/text-schema.ts';

export const userId = z.string('Say which user.').min(1, 'Say which user.').max(100, 'Say which user.');

/** What staff note about somebody, for each other. */
export const NoteOnPerson = z.strictObject({ userId, note: lines({ name: 'note', min: 1, max: 2000 }) });
export type NoteOnPerson = z.output<typeof NoteOnPerson>;

/** A note that its author takes back. */
export const TakeBackNote = z.strictObject({
  noteId: z.string('Say which note.').min(1, 'Say which note.').max(100, 'Say which note.'),
});
export type TakeBackNote = z.output<typeof TakeBackNote>;

/** Whose notes or bans somebody wants to read. */
export const AskPerson = z.strictObject({ userId });
export type AskPerson = z.output<typeof AskPerson>;

/** Keeps an address or the devices of somebody out for a while. */
export const BanPerson = z.strictObject({
  userId,
  kind: z.enum(['address', 'device'], 'Choose the address or the devices.'),
  days: z.coerce.number('Choose for how long.').pipe(z.literal(BAN_DAYS, 'Choose for how long.')),
  message: toldMessage,
  reason: staffReason,
});
export type BanPerson = z.output<typeof BanPerson>;

/** Ends a ban before its time. */
export const LiftBan = z.strictObject({
  banId: z.string('Say which ban.').min(1, 'Say which ban.').max(100, 'Say which ban.'),
  version: z.coerce.number('Load the page again.').int('Load the page again.'),
  message: toldMessage,
  reason: staffReason,
});
export type LiftBan = z.output<typeof LiftBan>;
