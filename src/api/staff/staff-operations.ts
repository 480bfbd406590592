import { z } from 'zod';
import { AskFigures } from '#rules/staff/figures-schema.ts';
import { Figures } from '#market/staff/figures/figures-view.ts';
import { SubscriptionView } from '#market/payments/order-view.ts';
import {
  Bulk,
  ChangeRole,
  DecideOnUser,
  DeleteBannerText,
  GrantPlan,
  InviteStaff,
  SaveBannerText,
} from '#rules/staff/staff-schema.ts';
import { WrittenText } from '#market/banner/banner-view.ts';
import { BulkResult } from '#market/staff/bulk-view.ts';
import { AdsTable, AuditTable, SubscriptionsTable, UsersTable } from '#rules/staff/table-schema.ts';
import {
  AuditEntry,
  pageShape,
  StaffAd,
  StaffSubscription,
  StaffUser,
} from '#market/staff/tables/staff-rows-view.ts';
import { Today } from '#market/staff/today/today-view.ts';
import { change, create, read } from '../operation.ts';

const ONE_USER = 'block or restore this user';
const subscription = { subscription: SubscriptionView };

/** What admins run the site by: tables, people, plans, staff, the audit. Every write says why. */
export const staffOperations = {
  today: read({
    about: 'What waits for you: your queues, the most overdue first, and what is due first of them all.',
    access: 'enter the staff area',
    input: z.object({}),
    output: Today.shape,
    order: (market) => market.staff.today(),
  }),
  getAllAdminAds: read({
    about: 'All ads in every status, searched by id, e-mail or words.',
    access: 'see all ads',
    input: AdsTable,
    output: pageShape(StaffAd),
    order: (market, query) => market.staff.ads({ of: 'all' }, query),
  }),
  getUserAds: read({
    about: 'The ads of one seller; for creators only of sellers they enter ads for.',
    access: 'see the ads of this seller',
    input: AdsTable.extend({ userId: z.string('Say which seller.').max(100) }),
    output: pageShape(StaffAd),
    order: (market, { userId, ...query }) => market.staff.ads({ of: 'seller', userId }, query),
  }),
  getUsers: read({
    about: 'Everybody with an account, searched by id, e-mail or name.',
    access: 'see users',
    input: UsersTable,
    output: pageShape(StaffUser),
    order: (market, query) => market.staff.users(query),
  }),
  getUsersSubscription: read({
    about: 'Who has which plan, until when and how they came by it.',
    access: 'see subscriptions',
    input: SubscriptionsTable,
    output: pageShape(StaffSubscription),
    order: (market, query) => market.staff.subscriptions(query),
  }),
  updateUserAsDelete: change({
    about: 'Suspends somebody at once and hides their ads. Never yourself, never the last admin.',
    access: ONE_USER,
    input: DecideOnUser,
    output: { user: StaffUser },
    order: async (market, decision) => ({ user: await market.staff.suspend(decision) }),
  }),
  updateUserAsActive: change({
    about:
      'Lifts one suspension; without another one the person is in again, and their ads are as they were.',
    access: ONE_USER,
    input: DecideOnUser,
    output: { user: StaffUser },
    order: async (market, decision) => ({ user: await market.staff.restore(decision) }),
  }),
  revealEmail: change({
    about: 'Shows somebody’s full e-mail address. Who looked and why stays in the audit log.',
    access: 'reveal an address',
    input: DecideOnUser,
    output: { email: z.string() },
    order: (market, asked) => market.staff.revealAddress(asked),
  }),
  employeeCreate: create({
    about: 'Invites somebody to the staff as creator, moderator or admin; they choose a password by e-mail.',
    access: 'hire staff',
    input: InviteStaff,
    output: { userId: z.string() },
    order: (market, invitation) => market.staff.hire(invitation),
  }),
  changeRole: change({
    about: 'Gives somebody of staff another role. Never yourself, never the last admin; they sign in again.',
    access: 'change this role',
    input: ChangeRole,
    order: (market, decision) => market.staff.changeRole(decision),
  }),
  updateSubscriptionAsDelete: change({
    about: 'Switches somebody’s plan off.',
    access: 'change subscriptions',
    input: DecideOnUser,
    output: subscription,
    order: async (market, decision) => ({ subscription: await market.staff.switchOffPlan(decision) }),
  }),
  updateSubscriptionAsActive: create({
    about: 'Gives somebody a plan, or switches on again what was switched off.',
    access: 'change subscriptions',
    input: GrantPlan,
    output: subscription,
    order: async (market, grant) => ({ subscription: await market.staff.activateSubscription(grant) }),
  }),
  bulk: change({
    about: 'The same act on up to 500 rows, with a result for each. Each row needs the right for its act.',
    access: 'enter the staff area',
    input: Bulk,
    output: { results: z.array(BulkResult) },
    order: async (market, bulk) => ({ results: await market.staff.bulk(bulk) }),
  }),
  audit: read({
    about: 'Every decision of staff: who, what, before, after, when and why.',
    access: 'read the audit log',
    input: AuditTable,
    output: pageShape(AuditEntry),
    order: (market, query) => market.staff.audit(query),
  }),
  figures: read({
    about: 'How the market is doing by day, week or month: ads, people, money, reports, searches, answers.',
    access: 'see the figures',
    input: AskFigures,
    output: Figures.shape,
    order: (market, asked) => market.staff.figures(asked),
  }),
  bannerTexts: read({
    about:
      'Every sentence that staff have written for the top banner, with the version that a change of it names.',
    access: 'change the banner',
    input: z.object({}),
    output: { texts: z.array(WrittenText) },
    order: async (market) => ({ texts: await market.staff.bannerTexts() }),
  }),
  deleteBannerText: change({
    about: 'Deletes a sentence of the top banner.',
    access: 'change the banner',
    input: DeleteBannerText,
    order: (market, text) => market.staff.deleteBannerText(text),
  }),
  saveBannerText: change({
    about: 'Writes a sentence of the top banner or, with its id and the version that was read, changes it.',
    access: 'change the banner',
    input: SaveBannerText,
    order: (market, text) => market.staff.saveBannerText(text),
  }),
};
