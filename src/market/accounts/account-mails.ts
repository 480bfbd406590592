import type { Mail } from '#platform/mail/mailer.ts';
import type { StaffRole } from '#rules/accounts/account.ts';
import { findTimeZone, formatDayIn, formatMomentIn } from '#rules/countries/time-zones.ts';
import type { Context } from '../context.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailPart, MailReader } from '../mails/mail-parts.ts';

type To = MailReader;
type Site = Pick<Context, 'config'>;

export const composeForAccount = (
  { config }: Site,
  to: To,
  subject: string,
  parts: readonly MailPart[],
  because?: string,
): Mail =>
  composeMail(config, {
    to,
    subject,
    parts,
    because: because ?? `you have an account at ${config.BRAND_NAME}.`,
  });

const NOT_YOU = 'If this was not you, you need not do anything: without the code nothing happens.';

type Registered = To & { username: string; created_at: Date };

/** Says who registered and when, so that the owner of an address sees what a stranger tries with it. */
export const verifyMail = (site: Site, to: Registered, code: string): Mail =>
  composeForAccount(
    site,
    // A stranger may have typed both name and address.
    { ...to, username: null },
    `${code} is your code`,
    [
      'Somebody registered with this address:',
      {
        rows: [
          ['Name', to.username],
          ['When', formatMomentIn(to.created_at, findTimeZone(to.country))],
        ],
      },
      'If it was you, enter this code on the page where you registered. It is good for 10 minutes.',
      { code },
      {
        button: 'Confirm my address',
        url: `${site.config.ORIGIN}/verify?email=${encodeURIComponent(to.email)}&code=${code}`,
      },
      'On another device we ask for the password that you chose, too.',
      'If you did not choose this name, it was somebody else. Give this code to nobody: without it nothing happens, and what they typed is gone after 24 hours.',
    ],
    `somebody gave this address at ${site.config.BRAND_NAME}.`,
  );

export const resetMail = (site: Site, to: To, code: string): Mail =>
  composeForAccount(
    site,
    to,
    `${code} is your code for a new password`,
    [
      'Enter this code to choose a new password. It is good for 10 minutes, and we never ask for it by phone or message.',
      { code },
      {
        button: 'Choose a new password',
        url: `${site.config.ORIGIN}/forgot-password?step=code&email=${encodeURIComponent(to.email)}`,
      },
      NOT_YOU,
    ],
    `somebody asked for a new password for your account at ${site.config.BRAND_NAME}.`,
  );

export const alsoSellsMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'You can sell here now', [
    'Your account can post ads now, as well as buy. What you saved, your searches, your messages and your plan are as they were.',
    { button: 'Post an ad', url: `${site.config.ORIGIN}/post-an-ad` },
    'If this was not you, change your password and write to us.',
  ]);

export const newTermsMail = (
  site: Site,
  to: To & { country: string },
  { changes, appliesFrom }: { changes: string; appliesFrom: Date },
): Mail =>
  composeForAccount(site, to, `Our rules change on ${formatDayIn(appliesFrom, findTimeZone(to.country))}`, [
    'We have changed our terms of use. This is new:',
    { quote: changes },
    { button: 'Read and accept them', url: `${site.config.ORIGIN}/new-terms` },
    `If you do not like the change, you can leave: your settings have “Delete my account”. Questions? Write to ${site.config.SUPPORT_EMAIL}.`,
  ]);

export const welcomeMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, `Welcome to ${site.config.BRAND_NAME}`, [
    'Your address is confirmed and your account is open.',
    {
      safety: `One rule keeps everybody safe: do not cut until payment has been received. What counts as received: ${site.config.ORIGIN}/website-safety/`,
    },
  ]);

/** Somebody signed up with an address that has an account: the page says nothing of it, only its owner hears. */
export const alreadyHereMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'You already have an account', [
    'Somebody, perhaps you, tried to open an account with this address. You have one already, so we made no other.',
    { button: 'Sign in', url: `${site.config.ORIGIN}/login` },
    `Forgotten your password? Choose a new one at ${site.config.ORIGIN}/forgot-password`,
  ]);

export const passwordChangedMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'Your password was changed', [
    'The password of your account was changed just now, and every other device was signed out.',
    `If this was not you, choose a new one at once: ${site.config.ORIGIN}/forgot-password`,
  ]);

export const newDeviceMail = (site: Pick<Context, 'config' | 'browser'>, to: To): Mail =>
  composeForAccount(site, to, 'New sign-in to your account', [
    `Somebody signed in with your password on a new device: ${deviceName(site.browser.agent)}.`,
    'If that was you, there is nothing to do.',
    `If not, choose a new password at ${site.config.ORIGIN}/forgot-password: that signs out every device.`,
  ]);

export const copiedPassMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'We signed out one of your devices', [
    'Somebody used an old copy of the pass that keeps one of your browsers signed in, so we signed that device out.',
    'Please sign in again. If somebody else uses your computer or phone, change your password as well: ' +
      `${site.config.ORIGIN}/forgot-password`,
  ]);

export const deletedMail = (site: Site, to: To, until: Date): Mail =>
  composeForAccount(site, to, 'Your account will be removed', [
    `You are signed out everywhere and your ads are hidden. On ${formatDayIn(until, findTimeZone(to.country))} your account is removed for good.`,
    `Changed your mind? Sign in before that day at ${site.config.ORIGIN}/login and choose to keep your account.`,
  ]);

export const restoredMail = (site: Site, to: To): Mail =>
  composeForAccount(site, to, 'You are keeping your account', [
    'Your account will not be removed. Your ads are paused: put those live again that are still for sale.',
    `If this was not you, choose a new password: ${site.config.ORIGIN}/forgot-password`,
  ]);

const AS_ROLE = { creator: 'a creator', moderator: 'a moderator', admin: 'an admin' } as const;

export const invitationMail = (site: Site, to: To, { role, by }: { role: StaffRole; by: string }): Mail =>
  composeForAccount(
    site,
    to,
    `You are invited to work at ${site.config.BRAND_NAME}`,
    [
      `${by} invites you to our staff as ${AS_ROLE[role]}. Choose your password first; we send you a code for it. Staff passwords have at least 15 characters.`,
      {
        button: 'Choose my password',
        url: `${site.config.ORIGIN}/forgot-password?email=${encodeURIComponent(to.email)}`,
      },
      'If you do not know what this is about, you need not do anything.',
    ],
    `one of our staff gave this address at ${site.config.BRAND_NAME}.`,
  );

export const roleChangedMail = (site: Site, to: To, { role, by }: { role: StaffRole; by: string }): Mail =>
  composeForAccount(site, to, `Your role at ${site.config.BRAND_NAME} has changed`, [
    `${by} made you ${AS_ROLE[role]}. It holds from now on: please sign in again at ${site.config.ORIGIN}/login`,
    'If you think this is a mistake, ask whoever made the change.',
  ]);

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** 'Chrome on Android': enough to know one's own devices by. */
export function deviceName(agent: string | null): string {
  const nameIn = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(agent ?? ''))?.[1];
  const browser = nameIn(BROWSERS) ?? 'A browser';
  const system = nameIn(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
