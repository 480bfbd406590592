/** Whether a person of ours may look at what was refused: then its sentence says so. Of all else, a look changes nothing. */
export const offersReview = (sentences: readonly string[] = []): boolean =>
  sentences.some((words) => words.includes('send it for review'));
