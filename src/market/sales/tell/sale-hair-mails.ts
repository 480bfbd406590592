import type { Mail } from '#platform/mail/mailer.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import { composeLetter, moment, type SaleLetter, sayTitle } from './sale-letter.ts';

export const saleCancelAskedMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, `${mail.other} asks to cancel: ${sayTitle(mail)}`, [
    `${mail.other} has paid and now asks to cancel. You may say yes or no.`,
    'If you have not cut yet, wait with it until you have answered.',
  ]);

export const saleCancelAnsweredMail = (mail: SaleLetter & { isCancelGranted: boolean }): Mail =>
  mail.isCancelGranted
    ? composeLetter(mail, `${mail.other} said yes: the sale is cancelled`, [
        `${mail.other} said yes. Your money goes back, less what PayPal keeps.`,
      ])
    : composeLetter(mail, `${mail.other} said no: the sale goes on`, [
        `${mail.other} said no. The sale goes on as you agreed.`,
      ]);

export const saleShipReminderMail = (mail: SaleLetter & { shipBy: Date }): Mail =>
  composeLetter(
    mail,
    `Post by tomorrow: ${sayTitle(mail)}`,
    [
      `${mail.other} waits for the hair. The last moment to post is ${moment(mail.shipBy, mail)}.`,
      'If you do not post in time, all the money goes back. Look at your light first.',
    ],
    { isReminder: true },
  );

/** The photos themselves are on the sale page: they carry the code word. */
export const saleProvedMail = (
  mail: SaleLetter & { grams: string; length: string; isBelowLeast: boolean },
): Mail =>
  composeLetter(
    mail,
    `Your hair is ready: photos from ${mail.other}`,
    [
      `${mail.other} has measured the hair: ${mail.grams}, ${mail.length}.`,
      ...(mail.isBelowLeast
        ? ['This is less than promised. You can stop now on the sale page. Then all your money goes back.']
        : []),
    ],
    { button: 'See the photos' },
  );

/** The carrier's page is written out and no link: only pages of this site are links in our e-mails. */
export const saleShippedMail = (
  mail: SaleLetter & { carrier: string; parcelNumber: string; follow: string | null; arriveBy: Date },
): Mail =>
  composeLetter(mail, `Posted: ${sayTitle(mail)}`, [
    `${mail.other} has posted your hair with ${mail.carrier}.`,
    { rows: [['Parcel number', mail.parcelNumber]] },
    ...(mail.follow === null ? [] : [`Follow it here: ${mail.follow}`]),
    'Keep the box closed until you have weighed it.',
    `Not there by ${moment(mail.arriveBy, mail)}? Tell us on the sale page.`,
  ]);

export const saleIsItThereMail = (mail: SaleLetter & { arriveBy: Date }): Mail =>
  composeLetter(
    mail,
    `Is it there? ${sayTitle(mail)}`,
    [
      'Has your parcel come? Then say so on the sale page. You have 3 days to look at the hair.',
      `If we hear nothing by ${moment(mail.arriveBy, mail)}, we take it as arrived. You still have 3 days to say it is not.`,
    ],
    { isReminder: true },
  );

/** To the seller, when the clock and not the buyer said so. */
export const saleTakenAsArrivedMail = (mail: SaleLetter & { inspectBy: Date }): Mail =>
  composeLetter(
    mail,
    `Taken as arrived: ${sayTitle(mail)}`,
    [
      `Your parcel should be there. ${mail.other} can look until ${moment(mail.inspectBy, mail)}.`,
      'If all is well, you are paid then.',
    ],
    { isReminder: true },
  );

export const saleLookMail = (mail: SaleLetter & { inspectBy: Date }): Mail =>
  composeLetter(mail, `Look at your hair until ${moment(mail.inspectBy, mail)}`, [
    `You have until ${moment(mail.inspectBy, mail)} to look. Weigh it first.`,
    'Do not wash, dye or work it yet: then it cannot go back.',
    `If you say nothing, that is a yes and ${mail.other} is paid.`,
  ]);

export const saleLastDayMail = (mail: SaleLetter & { inspectBy: Date }): Mail =>
  composeLetter(
    mail,
    `Tomorrow is the last day to look: ${sayTitle(mail)}`,
    [
      `Is something wrong with the hair? Say so by ${moment(mail.inspectBy, mail)}.`,
      `If you say nothing, that is a yes and ${mail.other} is paid.`,
    ],
    { isReminder: true },
  );

export const salePartOfferedMail = (mail: SaleLetter & { part: Money; partUntil: Date }): Mail =>
  composeLetter(mail, `${mail.other} offers you ${formatMoney(mail.part)} back`, [
    `${mail.other} offers you ${formatMoney(mail.part)} back, and you keep the hair.`,
    `You can take it until ${moment(mail.partUntil, mail)}.`,
  ]);

export const salePartTakenMail = (mail: SaleLetter & { part: Money }): Mail =>
  composeLetter(mail, `${mail.other} took the ${formatMoney(mail.part)}`, [
    `${mail.other} took the ${formatMoney(mail.part)} that you offered. It goes back to them now.`,
  ]);
