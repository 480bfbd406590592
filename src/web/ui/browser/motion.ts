/** Whether the visitor's device asks for stillness, asked anew each time because it can change. */
export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
