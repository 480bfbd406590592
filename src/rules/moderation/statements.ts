import { DAY_MS } from '../time.ts';

/** What staff do to somebody without a report, and how the person hears of it: 'it' is what was acted on. */
export const STATEMENTS = {
  suspend: {
    title: () => 'Your account is suspended',
    says: () => 'You cannot sign in for now, and nobody sees your ads. Nothing of yours was deleted.',
  },
  restore: {
    title: () => 'A suspension of your account is lifted',
    says: () =>
      'Unless another decision applies to you, you can sign in again, and your ads are as they were.',
  },
  'plan-off': {
    title: (it) => `Your plan is switched off: ${it}`,
    says: () => 'It has ended before its time. No money went back with this: if you paid for it, tell us.',
  },
  'plan-given': {
    title: (it) => `You have a plan: ${it}`,
    says: () => 'We gave it to you, free of charge, from now on.',
  },
  'plan-on': {
    title: (it) => `Your plan is on again: ${it}`,
    says: () => 'It runs to the day it would have ended on.',
  },
  'ban-address': {
    title: (it) => `Your e-mail address is banned until ${it}`,
    says: () => 'Until then nobody can open another account with it.',
  },
  'ban-devices': {
    title: (it) => `Your devices are banned until ${it}`,
    says: () => 'Until then no other account can be opened or used on them, and no messages be written.',
  },
  'ban-lifted': {
    title: () => 'A ban is lifted',
    says: () => 'Unless another decision applies to you, everything is as before.',
  },
  'data-export': {
    title: () => 'We are preparing a copy of your data',
    says: () => 'Another e-mail brings you the link. Only you can open it, signed in; we cannot.',
  },
  'account-delete': {
    title: () => 'We are deleting your account',
    says: () =>
      'You are signed out and nobody sees your ads. Another e-mail says on which day all of it is removed: until then you can sign in and keep your account.',
  },
  'buyer-certified': {
    title: () => 'You are a Certified Buyer',
    says: () => 'Sellers see the badge beside your name for as long as your plan runs and the check holds.',
  },
  'buyer-refused': {
    title: () => 'We could not certify you as a buyer',
    says: () => 'Your plan runs on without the badge. You can send us your details again at any time.',
  },
  'buyer-withdrawn': {
    title: () => 'You are no longer a Certified Buyer',
    says: () => 'Sellers no longer see the badge beside your name. Your plan itself runs on.',
  },
  'ad-edit': { title: (it) => `We changed your ad: ${it}`, says: () => 'Please look at what it says now.' },
  'ad-put-live': { title: (it) => `We put your ad live: ${it}`, says: () => 'Everybody sees it again.' },
  'ad-mark-sold': {
    title: (it) => `We marked your ad as sold: ${it}`,
    says: () => 'Its page says that the hair is sold. You can put it live again for 30 days.',
  },
  'ad-feature': {
    title: (it) => `We featured your ad: ${it}`,
    says: () =>
      'It has a featured place of your plan for as long as the plan runs, and is marked as featured.',
  },
  'ad-unfeature': {
    title: (it) => `Your ad is no longer featured: ${it}`,
    says: () => 'Its featured place in your plan is free again: give it to this ad, or to another one.',
  },
  'ad-measure': {
    title: (it) => `Your ad is marked as measured: ${it}`,
    says: () => 'Everybody reads that our staff compared its length with the tape in your photo.',
  },
  'ad-unmeasure': {
    title: (it) => `Your ad is no longer marked as measured: ${it}`,
    says: () => 'Its length stays as you told it.',
  },
  'wanted-approve': {
    title: (it) => `Your request is live: ${it}`,
    says: () => 'Everybody sees it, and sellers can answer it.',
  },
  'wanted-reject': {
    title: (it) => `We did not accept your request: ${it}`,
    says: () => 'Nobody else sees it. You can post another one.',
  },
  'wanted-delete': {
    title: (it) => `We deleted your request: ${it}`,
    says: () => 'Nobody sees it any more.',
  },
  'ad-delete': { title: (it) => `We deleted your ad: ${it}`, says: () => 'Nobody sees it any more.' },
} as const satisfies Record<string, { title: (it: string) => string; says: () => string }>;
export type StatementAct = keyof typeof STATEMENTS;

/** So long after it was told somebody can object. */
export const OBJECTION_DAYS = 180;

export const isOpenToObjection = (
  { toldAt, objectedAt }: { toldAt: Date; objectedAt: Date | null },
  now: Date,
): boolean => objectedAt === null && now.getTime() - toldAt.getTime() <= OBJECTION_DAYS * DAY_MS;
