import { describeRetention, type RetentionReason } from './retention.ts';

type RetentionWords = {
  /** What it is, why we have it and until when: a row of the privacy page. Left out where nobody is told of. */
  shown?: readonly [what: string, why: string, until: string];
  /** Why it stays after its person has left. */
  stays?: string;
};

const time = describeRetention;
const LEAVING = `${time('account')} after you close your account`;

const RETENTION_WORDS: Record<RetentionReason, RetentionWords> = {
  account: {
    shown: ['E-mail, name, country, password (as a hash)', 'So that you have an account', `Until ${LEAVING}`],
  },
  invitation: {
    shown: [
      'Name, address and ad of somebody without an account, whom our staff entered with their yes',
      'To invite them by e-mail',
      `Until they say no, at most ${time('invitation')}, if they never take it up`,
    ],
  },
  deletedAds: {
    shown: [
      'Your ads and photos',
      'To show them',
      `Until ${time('deletedAds')} after you delete them, or ${LEAVING}`,
    ],
  },
  soldAds: {
    shown: [
      'An ad that was sold',
      'So that others see what hair fetches',
      `Until you delete it; search engines are asked to forget it after ${time('soldAds')}`,
    ],
  },
  endedRequests: {
    shown: [
      'The words of your requests for hair',
      'So that sellers know what you look for',
      `Until ${time('endedRequests')} after they end or you delete them, or ${LEAVING}`,
    ],
  },
  talks: {
    shown: [
      'Messages',
      'So that both sides can read them, and to find tricks',
      `Until both accounts are closed, at most ${time('talks')}`,
    ],
    stays: 'The other person keeps the messages they received, without your name.',
  },
  ratings: {
    shown: ['Ratings after a sale', 'So that others know whom to trust', time('ratings')],
    stays: 'What you wrote about a sale stays with the ratings of the other person, without your name.',
  },
  hairType: {
    shown: [
      'Hair type, which may tell your origin',
      'So that buyers find it. Only if you tick yes',
      'Until you take your yes back',
    ],
  },
  registration: {
    shown: [
      'What you type to register',
      'To open your account',
      `Gone after ${time('registration')}, if you never enter our code`,
    ],
  },
  books: {
    shown: ['Payments for plans', 'The law requires it', time('books')],
    stays: 'The law requires records of payments.',
  },
  saleAddresses: {
    shown: [
      'Where a parcel of a protected sale goes',
      'So that it arrives. Only the other side reads it',
      `${time('saleAddresses')} after the end of the sale`,
    ],
    stays: 'The address of a parcel, sealed, until a sale is surely over.',
  },
  saleProof: {
    shown: [
      'Photos, parcel numbers and statements of a protected sale',
      'Proof, if PayPal or a bank asks',
      `${time('saleProof')} after the end of the sale`,
    ],
    stays: 'What both sides showed and said in a protected sale: PayPal and banks may ask for it.',
  },
  saleNotices: {
    shown: [
      'What PayPal told us about protected sales',
      'Proof, if PayPal or a bank asks',
      time('saleNotices'),
    ],
    stays: 'What PayPal told us about a protected sale: PayPal and banks may ask for it.',
  },
  notices: {
    shown: [
      'What PayPal told us about them',
      'To be sure that they are booked',
      `${time('notices')}, at most until ${LEAVING}`,
    ],
    stays: 'What the payment provider told us, until it is surely booked.',
  },
  letters: {
    shown: ['Messages to us', 'To answer them', `${time('letters')}, at most until ${LEAVING}`],
    stays: 'Whoever wrote to us gets an answer, and may come back to it.',
  },
  proof: {
    shown: ['Reports, and what came of them', 'So that each side can ask why', time('proof')],
    stays: 'A report and its decision can be explained, appealed and proved.',
  },
  notes: {
    shown: [
      'Notes of our staff about somebody',
      'So that whoever decides next knows what happened',
      `${time('notes')}, at most until ${LEAVING}`,
    ],
  },
  bans: {
    shown: [
      'A code made from an address or device that we banned. Neither can be read out of it',
      'So that the ban holds, at most a year',
      `${time('bans')} after its end`,
    ],
    stays: 'A ban would mean nothing if it ended with the account. It is a code only, and ends by itself.',
  },
  evidence: {
    shown: [
      'An ad with an open report, if its seller leaves',
      'As proof. Nobody but staff sees it',
      `Until we decide, at most ${time('evidence')}`,
    ],
    stays: 'A report about it is open: it is hidden, and goes as soon as it is decided.',
  },
  decisions: {
    shown: [
      'What our staff decided',
      'So that nobody here can hide what they did',
      `Without your name, ${time('decisions')}`,
    ],
    stays: 'What our own staff decided can be held against us. Nobody can change it, and it names nobody.',
  },
  nameless: { stays: 'It says nothing about anybody once the name is gone.' },
  bell: {
    shown: ['Your notifications', 'So that you can look them up', time('bell')],
    stays: 'What happened to you stays in your notifications for a while.',
  },
  searches: {
    shown: ['Searches that found nothing, without a name', 'To see what is missing', time('searches')],
    stays: 'What was searched in vain tells us what is missing. No name is with it.',
  },
  unfinished: {
    shown: [
      'Texts you began and did not send, photos you did not use',
      'So that you can continue',
      `About ${time('unfinished')}`,
    ],
    stays: 'What somebody typed waits a day for them to sign in.',
  },
  imports: {
    shown: [
      'Files of ads that you sent',
      'So that you can read what became of each row',
      `${time('imports')}, at most until ${LEAVING}`,
    ],
    stays: 'Files of ads that you sent, so that you can read what became of each row.',
  },
  outbox: {
    shown: ['E-mails on their way to you', 'To send them again if it fails', `At most ${time('outbox')}`],
    stays: 'E-mails on their way, encrypted; the queue deletes them by itself.',
  },
  download: {
    shown: [
      'The file with all your data, if you ask for it',
      'So that you can download it',
      time('download'),
    ],
  },
  network: {
    shown: ['Network address and browser', 'To stop abuse', `At most ${time('network')}`],
    stays: 'To find faults and stop abuse.',
  },
  places: {
    shown: [
      'A code made from the network you log in from. No address can be read out of it',
      'So that people who sell to themselves cannot move prices',
      time('places'),
    ],
    stays: 'Whether a buyer and a seller share a network, so that nobody can move prices alone.',
  },
  backups: {
    shown: ['Copies of all this', 'For the day when something breaks', time('backups')],
    stays: 'Copies for the day when something breaks are kept for a while, then destroyed.',
  },
};

/** The rows of the privacy page. */
export const KEPT_ROWS = Object.values(RETENTION_WORDS).flatMap(({ shown }) => (shown ? [[...shown]] : []));

/** Why something of a person stays when they leave. */
export const tellWhyItStays = (reason: RetentionReason): string => RETENTION_WORDS[reason].stays ?? '';
