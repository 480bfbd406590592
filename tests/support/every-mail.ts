import type { Mail } from '#platform/mail/mailer.ts';
import type { AdCard } from '#market/ads/ad-view.ts';
import * as accounts from '#market/accounts/account-mails.ts';
import * as downloads from '#market/personal-data/download/download-mails.ts';
import * as safety from '#market/accounts/security-mails.ts';
import * as ads from '#market/ads/life/ad-mails.ts';
import * as imports from '#market/ads/import/import-mails.ts';
import { noBrowser } from '#market/browser.ts';
import * as certified from '#market/certified/certified-mails.ts';
import * as invitations from '#market/invitations/invitation-mails.ts';
import * as bundles from '#market/bundles/watch/bundle-mails.ts';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import { describeNews } from '#rules/bundles/bundle-news.ts';
import * as cases from '#market/cases/case-mails.ts';
import type { Context } from '#market/context.ts';
import * as offers from '#market/agreements/tell/offer-mails.ts';
import * as messages from '#market/messages/message-mails.ts';
import * as operator from '#market/operator/operator-mails.ts';
import * as payments from '#market/payments/payment-mails.ts';
import * as ratings from '#market/ratings/rating-mails.ts';
import * as sales from '#market/ratings/sale/sale-mails.ts';
import * as reports from '#market/reports/report-mails.ts';
import * as saved from '#market/saved/saved-mails.ts';
import * as bans from '#market/bans/ban-mails.ts';
import * as statements from '#market/statements/statement-mails.ts';
import * as today from '#market/staff/today/today-mails.ts';
import * as searches from '#market/searches/search-mails.ts';
import { saleForStaffMail } from '#market/sales/tell/sale-staff-mails.ts';
import { everySaleMail } from './sales/every-sale-mail.ts';
import { everyMatchMail } from './wanted/every-match-mail.ts';

/** What somebody may type where an e-mail repeats it. */
const NASTY =
  'Six & "seven" <img src=http://eve.example.com/x.png onerror=alert(1)>\r\nBcc: eve@example.com\u2028End';
export const site = {
  BRAND_NAME: 'Fairhank',
  ORIGIN: 'https://fairhank.test',
  POSTAL_ADDRESS: '1 Ruler Lane, Bristol',
  SUPPORT_EMAIL: 'support@fairhank.test',
};
export const inside = { config: site, browser: noBrowser() } as Pick<Context, 'config' | 'browser'>;
export const to = { email: 'bela@example.com', username: 'bela', country: 'IN' };
export const day = new Date('2026-02-28T20:00:00Z');
export const ad = {
  id: 'ad-1',
  slug: 'black-hair',
  number: 'FH-7K3M2QE',
  title: NASTY,
  photo_key: 'a-photo',
};
const order = { id: 'order-1', number: 'FH-7K3M2QF', plan: 5, currency: 'GBP', amount: 1200 } as Parameters<
  typeof payments.receiptMail
>[0]['order'];
const card = {
  title: NASTY,
  number: ad.number,
  url: '/ad/ad-1/black-hair',
  price: 12_000,
  currency: 'GBP',
  photo: { urls: { small: '/photos/a-photo/small.webp' } },
} as AdCard;
const help = { to, caseNumber: 'FH-1', path: '/case', topic: 'other', text: NASTY, ad, dueAt: day, site };
const GBP_12 = { amount: 12_00, currency: 'GBP' } as const;
const report = { to, caseNumber: 'FH-2', path: '/reports/a/b', site };
const relist = `${site.ORIGIN}/relist/secret`;
const talk = { to, ad, conversationId: 'talk-1', site };
const asked = {
  ...talk,
  from: 'asha',
  money: { amount: 350_00, currency: 'GBP' },
  until: day,
  note: NASTY,
} as const;
const link = (answer: string) => `${site.ORIGIN}/offers/offer-1?t=secret&answer=${answer}`;
const links = { yes: link('yes'), other: link('other'), no: link('no') };
const due = {
  id: '1',
  name: NASTY,
  query: 'colour=black',
  ...to,
  token: 'secret',
  accountId: 'one',
  wantsMail: true,
  toldUntil: day,
};
const steps = ['live', 'pending_review', 'changes_requested', 'rejected'] as const;
const decided = { to, message: NASTY, subject: NASTY, changes: ['Price'], path: '/decision/a/b', site };

/** Every e-mail the site can send. A new one takes a line here, or the test of e-mails fails. */
export const MAILS: Record<string, (Mail | undefined)[]> = {
  verifyMail: [accounts.verifyMail(inside, { ...to, created_at: day }, '48291312')],
  resetMail: [accounts.resetMail(inside, to, '48291312')],
  alsoSellsMail: [accounts.alsoSellsMail(inside, to)],
  newTermsMail: [accounts.newTermsMail(inside, to, { changes: NASTY, appliesFrom: day })],
  welcomeMail: [accounts.welcomeMail(inside, to)],
  alreadyHereMail: [accounts.alreadyHereMail(inside, to)],
  passwordChangedMail: [accounts.passwordChangedMail(inside, to)],
  newDeviceMail: [accounts.newDeviceMail(inside, to)],
  copiedPassMail: [accounts.copiedPassMail(inside, to)],
  exportReadyMail: [downloads.exportReadyMail(inside, to, `${site.ORIGIN}/my-data/secret`)],
  deletedMail: [accounts.deletedMail(inside, to, day)],
  restoredMail: [accounts.restoredMail(inside, to)],
  secondFactorOnMail: [safety.secondFactorOnMail(inside, to)],
  secondFactorOffMail: [safety.secondFactorOffMail(inside, to)],
  newAddressMail: [safety.newAddressMail(inside, to, '48291312')],
  addressAskedMail: [safety.addressAskedMail(inside, to)],
  otherPayoutMail: [safety.otherPayoutMail(inside, to, day)],
  addressChangedMail: [safety.addressChangedMail(inside, to)],
  roleChangedMail: [accounts.roleChangedMail(inside, to, { role: 'moderator', by: 'dara' })],
  invitationMail: [accounts.invitationMail(inside, to, { role: 'admin', by: 'dara' })],
  sellerInvitationMail: [
    invitations.sellerInvitationMail({
      to,
      by: 'cleo',
      how: NASTY,
      until: day,
      path: '/invitation/a/b',
      site,
    }),
  ],
  stepMail: steps.map((status) => ads.stepMail({ to, ad, status, note: NASTY, site })),
  expiringMail: [ads.expiringMail({ to, ad, site, days: 3, relist })],
  expiredMail: [ads.expiredMail({ to, ad, site, relist })],
  importDoneMail: [
    imports.importDoneMail({
      to,
      file: { id: 'file-1', file_name: NASTY, states: { new: 2, changes: 0, same: 1, wrong: 1 } },
      results: [
        { result: 'posted', waitsForPhotos: true },
        { result: 'failed', waitsForPhotos: false },
      ],
      site,
    }),
  ],
  caseOpenedMail: [to, { ...to, username: null }].map((one) => cases.caseOpenedMail({ ...help, to: one })),
  caseAnsweredMail: [cases.caseAnsweredMail({ ...help, answer: NASTY, isClosed: true })],
  houseMessageMail: [cases.houseMessageMail({ ...help, subject: NASTY, text: NASTY })],
  bannedAddressMail: [bans.bannedAddressMail(inside, { email: to.email, until: day })],
  caseForStaffMail: [true, false].map((isAgain) => cases.caseForStaffMail({ ...help, isAgain })),
  caseHandedMail: [cases.caseHandedMail({ ...help, from: 'cleo', note: NASTY })],
  newMessageMail: [
    messages.newMessageMail({
      photos: 2,
      ...talk,
      from: 'asha',
      text: NASTY,
      offer: { amount: 9000, currency: 'GBP' },
      notes: ['We hid a phone number.'],
    }),
  ],
  offerMadeMail: [links, null].map((one) => offers.offerMadeMail({ ...asked, links: one })),
  offerCounteredMail: [links, null].map((one) => offers.offerCounteredMail({ ...asked, links: one })),
  offerEndingMail: [links, null].map((one) => offers.offerEndingMail({ ...asked, links: one })),
  offerAcceptedMail: [true, false].map((isToSeller) => offers.offerAcceptedMail({ ...asked, isToSeller })),
  offerDeclinedMail: [offers.offerDeclinedMail(asked)],
  offerOverMail: [offers.offerOverMail({ ...asked, why: 'ad-changed' })],
  agreementOverMail: [offers.agreementOverMail({ ...asked, why: 'called-off' })],
  messageRefusedMail: [messages.messageRefusedMail({ ...talk, told: NASTY })],
  mayRateMail: (['seller', 'buyer'] as const).map((side) =>
    sales.mayRateMail({
      to,
      side,
      other: { id: 'one', username: 'asha' },
      ad,
      saleId: 'sale-1',
      until: day,
      site,
    }),
  ),
  ratingReadableMail: [true, false].map((isBoth) =>
    ratings.ratingReadableMail({ to, by: 'asha', title: NASTY, isBoth, site }),
  ),
  receiptMail: [payments.receiptMail({ to, order, endsAt: day, now: day, site })],
  refundMail: [payments.refundMail({ to, order, amount: 500, after: null, site })],
  partRefundMail: [payments.partRefundMail({ to, order, amount: 500, site })],
  planEndingMail: [payments.planEndingMail({ to, plan: 5, endsAt: day, site })],
  reportReceivedMail: [reports.reportReceivedMail(report)],
  reportOutcomeMail: [reports.reportOutcomeMail({ ...report, outcome: 'removed' })],
  takenDownMail: [reports.takenDownMail(report), reports.takenDownMail({ ...report, thing: 'request' })],
  statementMail: [reports.statementMail({ ...report, outcome: 'removed', statement: NASTY, standing: '' })],
  statementOfReasonsMail: (['suspend', 'ad-edit'] as const).map((act) =>
    statements.statementOfReasonsMail({ ...decided, act }),
  ),
  appealOutcomeMail: [true, false].map((isSamePerson) =>
    reports.appealOutcomeMail({ ...report, outcome: 'upheld', answer: NASTY, standing: '', isSamePerson }),
  ),
  priceDropMail: [
    saved.priceDropMail(
      { accountId: 'one', username: 'bela', email: to.email, wantsMail: true, price: 20_000 },
      card,
      site,
    ),
  ],
  freeAgainMail: [
    saved.freeAgainMail({ accountId: 'one', username: 'bela', email: to.email, wantsMail: true }, card, site),
  ],
  bundleNewsMail: [[card], [card, card], [], null].map((replacements) =>
    bundles.bundleNewsMail(
      {
        to,
        bundle: { id: 'bundle-1', name: NASTY, need: EXAMPLE_NEED, token: 'a-token' },
        sentences: describeNews(
          [
            { kind: 'sold', place: 1 },
            { kind: 'price', place: 2, title: NASTY, was: GBP_12, now: GBP_12 },
          ],
          4,
        ),
        replacements,
      },
      site,
    ),
  ),
  matchesMail: everyMatchMail(to, card, site),
  followedSellerMail: [
    saved.followedSellerMail(
      { accountId: 'one', username: 'bela', email: to.email, wantsMail: true, toldUntil: day },
      { seller: { id: 'seller-1', username: 'asha' }, ads: [card] },
      site,
    ),
  ],
  checkEndedMail: [certified.checkEndedMail({ to, site })],
  fullDiskMail: [operator.fullDiskMail(site, '1.4 GB of 40.0 GB (3 %)')],
  overdueMail: [1, 3].map((overdue) =>
    today.overdueMail({
      to,
      late: [
        {
          name: 'reports',
          waiting: 4,
          overdue,
          since: '2026-02-26T15:00:00Z',
          dueAt: '2026-02-28T15:00:00Z',
        },
      ],
      now: day,
      site,
    }),
  ),
  newAdsMail: [searches.newAdsMail(due, [card], site)],
  saleForStaffMail: (['dispute', 'wall', 'stuck', 'given-back'] as const).map((about) =>
    saleForStaffMail({ to, saleId: 'sale-1', adNumber: ad.number, about, by: day, site }),
  ),
  ...everySaleMail({ to, site, ad, day, typed: NASTY }),
};
