/** The hair that the price model starts from: every factor is one. */
export const PLAIN_HAIR = {
  colour: 'black',
  ethnicity: 'indian',
  treatment: 'virgin',
  texture: 'straight',
  condition: 'good',
} as const;
