/** What the two say of a parcel that was not as agreed, and what staff make of it. */
export const DISPUTE_WORDS = {
  claim:
    'The hair weighs less than you wrote: my scale says eleven grams less. The ends look thinner than in your photos. The box was closed and whole.',
  answer:
    'I weighed it twice before I sent it, with the code word beside the scale. Hair dries on the way and weighs a little less. I kept a lock of it.',
  decision:
    'Both photos are of the same hair, and both scales are read well. It is less than was promised, so it goes back to the seller, and then the money goes back to the buyer.',
  reason: 'Less than the least grams of the terms.',
  cancel: 'My mother wants me to keep it long for the wedding. I am sorry.',
} as const;

/** Where nobody lives. */
export const RETURN_ADDRESS = {
  name: 'Asha Demo',
  lines: '12 Example Street\nChennai 600001',
  country: 'IN',
} as const;
