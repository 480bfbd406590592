import { z } from 'zod';
import { DecideOnUser } from '#rules/staff/staff-schema.ts';
import { PersonNote } from '#market/staff/people/notes/note-view.ts';
import { WriteToPerson } from '#rules/help/desk-schema.ts';
import { BanView } from '#market/staff/bans/ban-view.ts';
import { AskPerson, BanPerson, LiftBan, NoteOnPerson, TakeBackNote } from '#rules/staff/person-schema.ts';
import { change, create, read } from '../operation.ts';

const NOTES = 'keep notes on this person';

/** What staff do for and about one person. Every write says why. */
export const personOperations = {
  exportUserData: change({
    about:
      'Prepares a copy of somebody’s data, as their own button does: the link goes to their e-mail address, and only they can open it.',
    access: 'erase or export the data of this person',
    input: DecideOnUser,
    order: (market, decision) => market.staff.exportUserData(decision),
  }),
  deleteUserAccount: change({
    about:
      'Deletes somebody’s account, as their own button does: signed out and hidden at once, removed after 14 days in which they can sign in and keep it.',
    access: 'erase or export the data of this person',
    input: DecideOnUser,
    output: { removedOn: z.iso.datetime() },
    order: (market, decision) => market.staff.deleteUserAccount(decision),
  }),
  notes: read({
    about: 'What staff noted about somebody, the newest first.',
    access: NOTES,
    input: AskPerson,
    output: { notes: z.array(PersonNote) },
    order: async (market, asked) => ({ notes: await market.staff.notes(asked) }),
  }),
  addNote: create({
    about: 'Notes something about somebody, for those who decide about people. The person does not read it.',
    access: NOTES,
    input: NoteOnPerson,
    output: { noteId: z.string() },
    order: (market, note) => market.staff.noteOnPerson(note),
  }),
  writeToPerson: create({
    about: 'Writes to somebody by e-mail and in their notifications, as a case that they can answer.',
    access: 'handle cases',
    input: WriteToPerson,
    output: { caseNumber: z.string() },
    order: (market, message) => market.desk.writeToPerson(message),
  }),
  bans: read({
    about: 'The bans that stand on somebody’s address and devices.',
    access: 'ban this person',
    input: AskPerson,
    output: { bans: z.array(BanView) },
    order: async (market, asked) => ({ bans: await market.staff.bans(asked) }),
  }),
  banUser: change({
    about:
      'Bans somebody’s address or devices for 7, 30, 90 or 365 days: no other account is opened or used by them, and no message is written on the devices. It ends by itself.',
    access: 'ban this person',
    input: BanPerson,
    output: { banId: z.string() },
    order: (market, ban) => market.staff.banPerson(ban),
  }),
  liftBan: change({
    about: 'Ends a ban before its time.',
    access: 'ban this person',
    input: LiftBan,
    order: (market, lift) => market.staff.liftBan(lift),
  }),
  takeBackNote: change({
    about: 'Takes back a note of one’s own.',
    access: NOTES,
    input: TakeBackNote,
    order: (market, note) => market.staff.takeBackNote(note),
  }),
};
