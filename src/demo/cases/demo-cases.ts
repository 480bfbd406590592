import { promiseAnswer } from '#rules/help/case-promise.ts';
import type { CaseTopic } from '#rules/help/case-words.ts';
import { HOUR_MS } from '#rules/time.ts';

/** Something said in a demo case, so many hours after it was opened. */
type DemoEntry = { kind: 'words' | 'answer' | 'note'; byKey: string | null; text: string; hours: number };
export type DemoCase = {
  number: string;
  topic: CaseTopic;
  /** Null for a visitor, who gave an address only. */
  writerKey: string | null;
  email: string;
  text: string;
  openedAt: Date;
  dueAt: Date | null;
  closedAt: Date | null;
  handlerKey: string | null;
  isForManagement: boolean;
  entries: DemoEntry[];
};

type Told = Omit<DemoCase, 'openedAt' | 'dueAt' | 'closedAt'> & {
  hoursAgo: number;
  state: 'waiting' | 'answered' | 'closed';
};

/** What people wrote to the demo: a scam, a payment, a question that is answered, a complaint, a case that is over. */
export const makeDemoCases = (now: Date): DemoCase[] =>
  CASES.map(({ hoursAgo, state, ...told }) => {
    const openedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    // Whoever wrote again behind an answer was promised another one then.
    const wroteAgain = told.entries.findLast(({ kind }) => kind === 'words');
    const waitsSince = new Date(openedAt.getTime() + (wroteAgain?.hours ?? 0) * HOUR_MS);
    return {
      ...told,
      openedAt,
      dueAt: state === 'waiting' ? promiseAnswer(told.topic, waitsSince) : null,
      closedAt: state === 'closed' ? new Date(openedAt.getTime() + 20 * HOUR_MS) : null,
    };
  });

const NOBODY = { handlerKey: null, isForManagement: false, entries: [] };
const CASES: readonly Told[] = [
  {
    ...NOBODY,
    number: 'FH-26-DEM234',
    topic: 'safety',
    writerKey: null,
    email: 'maren@example.com',
    text: 'Somebody telephoned me and said that I should cut first and the courier brings the money. Is that from you?',
    hoursAgo: 5,
    state: 'waiting',
  },
  {
    number: 'FH-26-DEM567',
    topic: 'plan',
    writerKey: 'bela',
    email: 'bela@fairhank.test',
    text: 'I paid for the plan twice by mistake. Can you send one of them back?',
    hoursAgo: 90,
    state: 'waiting',
    handlerKey: 'dara',
    isForManagement: false,
    entries: [
      {
        kind: 'answer',
        byKey: 'dara',
        text: 'Hello Bela,\nI see both payments, and one of them goes back the way you paid. It takes about three days.',
        hours: 3,
      },
      {
        kind: 'note',
        byKey: 'dara',
        text: 'The second order was a double tap, four seconds apart.',
        hours: 3.1,
      },
      { kind: 'words', byKey: null, text: 'It has not come yet. Should I ask my bank?', hours: 80 },
    ],
  },
  {
    number: 'FH-26-DEM789',
    topic: 'selling',
    writerKey: 'asha',
    email: 'asha@fairhank.test',
    text: 'A buyer asks for a photo of the hair while it is wet. Do I have to send one?',
    hoursAgo: 30,
    state: 'answered',
    handlerKey: 'dara',
    isForManagement: false,
    entries: [
      {
        kind: 'answer',
        byKey: 'dara',
        text: 'No. Photos of dry hair beside a tape are enough, and we say so in the guide for buyers.',
        hours: 4,
      },
    ],
  },
  {
    ...NOBODY,
    number: 'FH-26-DEMABC',
    topic: 'complaint',
    writerKey: null,
    email: 'ines@example.com',
    text: 'My ad was changed without asking me, and nobody has explained why. I want somebody else to look at it.',
    hoursAgo: 20,
    state: 'waiting',
    isForManagement: true,
  },
  {
    number: 'FH-26-DEMXYZ',
    topic: 'account',
    writerKey: null,
    email: 'noor@example.com',
    text: 'The code for my new account does not arrive.',
    hoursAgo: 200,
    state: 'closed',
    handlerKey: 'dara',
    isForManagement: false,
    entries: [
      { kind: 'answer', byKey: 'dara', text: 'It was in the folder for junk. You are in now.', hours: 20 },
    ],
  },
];

/** What the demo's staff have ready. */
export const DEMO_READY_ANSWERS = [
  {
    title: 'Cut only after payment',
    text: 'Please do not cut until the money has arrived. Nobody of ours telephones, and no courier brings cash.',
  },
  {
    title: 'Where the code is',
    text: 'Please look into the folder for junk. If the code is not there, ask for a new one after a minute.',
  },
  {
    title: 'Your money is on its way',
    text: 'We have sent the money back the way you paid. Your bank may take up to five working days.',
  },
] as const;
