/** The four steps of posting, in order. */
export const STEPS = [
  { name: 'photos', label: 'Photos' },
  { name: 'hair', label: 'Hair' },
  { name: 'price', label: 'Price and place' },
  { name: 'check', label: 'Check' },
] as const;
export type StepName = (typeof STEPS)[number]['name'];

/** What was typed into a step is saved under this word, its draft and its name. */
export const TYPED_KEY = 'typed';

export const stepPath = (step: StepName | 'done', draft: string): string =>
  `/post-an-ad/${step}?draft=${encodeURIComponent(draft)}`;
