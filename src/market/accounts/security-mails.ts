import type { Mail } from '#platform/mail/mailer.ts';
import { findTimeZone, formatMomentIn } from '#rules/countries/time-zones.ts';
import type { Context } from '../context.ts';
import type { MailReader } from '../mails/mail-parts.ts';
import { composeForAccount } from './account-mails.ts';

type To = MailReader;
type Site = Pick<Context, 'config'>;

export const secondFactorOnMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'Your second factor is on', [
    'From now on, logging in needs your password and a code from your app. Every other device was signed out.',
    'Keep the recovery codes on paper: with one of them you get in when your phone is lost.',
    notYouLine(site),
  ]);

export const secondFactorOffMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'Your second factor is off', [
    'From now on your password alone opens your account.',
    notYouLine(site),
  ]);

export const newAddressMail = (site: Site, to: To, code: string): Mail =>
  composeForAccount(
    site,
    // Nobody has proved yet whose address it is.
    { ...to, username: null },
    `${code} is your code for your new address`,
    [
      'Enter this code where you asked for the change. It is good for 10 minutes.',
      { code },
      'If this was not you, you need not do anything: without the code nothing happens.',
    ],
    `somebody gave this address at ${site.config.BRAND_NAME}.`,
  );

/** To the old address, as soon as somebody asks: its owner hears of it while it can still be stopped. */
export const addressAskedMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'Somebody wants to change your e-mail address', [
    'Somebody who knows your password asked us to change the address of your account. It changes when they prove the new one.',
    notYouLine(site),
  ]);

export const addressChangedMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'Your e-mail address was changed', [
    'Your account has another address now, and every other device was signed out. This is the last e-mail we send to this address.',
    `If this was not you, write to us at once: ${site.config.SUPPORT_EMAIL}`,
  ]);

/** While the other account waits for its days: whose it is can still take it away. */
export const otherPayoutMail = (site: Site, to: To, usableFrom: Date): Mail =>
  composeForAccount(site, to, 'Another PayPal account is being connected', [
    `Somebody who knows your password asked to be paid to another PayPal account. Your sales are paid to it from ${formatMomentIn(usableFrom, findTimeZone(to.country))} on, and not before. What was paid until then keeps its account.`,
    notYouLine(site),
    `Then disconnect it: ${site.config.ORIGIN}/seller/seller-profile/payout`,
  ]);

const notYouLine = ({ config }: Site) =>
  `If this was not you, choose a new password at once: ${config.ORIGIN}/forgot-password`;
