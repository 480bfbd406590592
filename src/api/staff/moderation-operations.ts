import { ResolveAppeal, ResolveHeld, ResolveReport } from '#rules/moderation/decision-schema.ts';
import { HeldTable, ReportsTable } from '#rules/staff/table-schema.ts';
import { HeldMessage, pageShape, StaffReport } from '#market/staff/tables/staff-rows-view.ts';
import { change, read } from '../operation.ts';

/** Reports and held messages, as staff see and decide them. */
export const moderationOperations = {
  reports: read({
    about: 'Reports that are open, appealed or decided.',
    access: 'handle reports',
    input: ReportsTable,
    output: pageShape(StaffReport),
    order: (market, query) => market.staff.reports(query),
  }),
  resolveReport: change({
    about: 'Decides a report.',
    access: 'handle reports',
    input: ResolveReport,
    order: (market, decision) => market.reports.resolve(decision),
  }),
  resolveAppeal: change({
    about: 'Decides an appeal.',
    access: 'handle reports',
    input: ResolveAppeal,
    order: (market, decision) => market.reports.resolveAppeal(decision),
  }),
  heldMessages: read({
    about: 'Messages that wait for a decision, oldest first.',
    access: 'handle held messages',
    input: HeldTable,
    output: pageShape(HeldMessage),
    order: (market, query) => market.staff.held(query),
  }),
  resolveHeld: change({
    about: 'Lets a held message through or holds it back; its sender may be warned or suspended beside.',
    access: 'handle held messages',
    input: ResolveHeld,
    order: (market, decision) => market.reports.resolveHeld(decision),
  }),
};
