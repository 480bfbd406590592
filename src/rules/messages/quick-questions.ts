/** What people ask and tell each other most: one press puts it into the empty composer, to be sent or changed. */
export const QUICK_QUESTIONS = {
  buyer: [
    'Is the length measured from the tie to the ends?',
    'Has it ever been coloured, bleached or permed?',
    'Can you weigh it on a kitchen scale?',
    'Do you post to my country?',
    'Can you send a photo in daylight?',
  ],
  seller: [
    'Yes, it is still for sale.',
    'It has never been coloured.',
    'I can weigh it today and tell you.',
    'Which country should it be posted to?',
    'What will you make of it?',
  ],
} as const satisfies Record<'buyer' | 'seller', readonly string[]>;
export type Talker = keyof typeof QUICK_QUESTIONS;

/** The question that a link without script asks for, by its number. */
export const findQuickQuestion = (talker: Talker, number: string | null): string | undefined =>
  number !== null && /^\d$/.test(number) ? QUICK_QUESTIONS[talker][Number(number)] : undefined;
