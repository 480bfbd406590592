/** Decisions that we explain to whom they concern. */
export type Told = keyof typeof TOLD_TEXTS;

/** What we say, to choose from and to change. Where nothing was written the first one goes out, never the note for us. */
export const TOLD_TEXTS = {
  'ask-for-changes': [
    'Please look at your ad again: photos, measures and price must show the hair that is for sale.',
    'Please add photos of this hair itself, in daylight, with something that shows its length.',
    'Please check length and weight: they do not fit together.',
    'Please take telephone numbers, addresses and links out of the text and the photos.',
  ],
  reject: [
    'It breaks our rules for ads, which are in the terms.',
    'The photos are not of the hair that is for sale.',
    'We only accept hair from people who agreed to its sale; this ad does not show that.',
    'This is the same ad as another one of yours.',
  ],
  'keep-back': [
    'It asks for something that is not safe for the other person, as our page on safety explains.',
    'Payment, telephone numbers and other services: please stay on the site until the sale is done.',
    'It is not about the hair in the ad.',
    'Please say it kindly.',
  ],
} as const;

export const tellOr = (told: Told, message: string | undefined): string => message ?? TOLD_TEXTS[told][0];
