/** The last day that a check of now can hold, as a field for days has it. */
export const readLastDay = (at: string, lastUntil: (now: Date) => string): string => lastUntil(new Date(at));
