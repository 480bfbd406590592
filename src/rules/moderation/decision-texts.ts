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
  suspend: [
    'It breaks our terms, which you agreed to when you registered.',
    'You asked people to pay or to write outside this site before the sale was done.',
    'You wrote to people about other things than their hair.',
    'The photos in your ads are not of hair that you can sell.',
  ],
  restore: ['We looked at it again.', 'You told us what happened, and we believe you.'],
  'plan-off': [
    'The payment for it was taken back.',
    'It was used for something that the plan does not allow.',
    'You asked us to.',
  ],
  'plan-given': ['You asked us to.', 'Something went wrong on our side, and we make up for it.'],
  ban: [
    'It breaks our terms, which you agreed to when you registered.',
    'You opened other accounts after we had suspended yours.',
    'You wrote to many people about other things than their hair.',
  ],
  'data-export': ['You asked us to.', 'Somebody who may act for you asked us to.'],
  'account-delete': ['You asked us to.', 'Somebody who may act for you asked us to.'],
  'buyer-certified': ['We looked, and found it so.'],
  'buyer-refused': ['We could not find your business. Please tell us more.'],
  'buyer-withdrawn': ['Your business is no longer as you told us.'],
  'change-ad': [
    'It did not say what the photos show.',
    'We took a telephone number, an address or a link out of it.',
    'You asked us to.',
  ],
  'approve-wanted': ['One of us has read it, and found it good.'],
  'reject-wanted': [
    'We take requests for hair only, and this one asks for something else.',
    'Please take telephone numbers, addresses and links out of it.',
    'It breaks our rules, which are in the terms.',
  ],
  'delete-wanted': [
    'It breaks our rules, which are in the terms.',
    'We take requests for hair only.',
    'You asked us to.',
  ],
  'delete-ad': [
    'It breaks our rules for ads, which are in the terms.',
    'The hair is not for sale any more.',
    'You asked us to.',
  ],
} as const;

export const tellOr = (told: Told, message: string | undefined): string => message ?? TOLD_TEXTS[told][0];
