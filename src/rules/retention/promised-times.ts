/** How soon we say that a person of ours looks: what the pages print, and what the staff's queues are measured by. */
export const REVIEW_HOURS = 12;
export const CHECK_TIME = { hours: 48, words: 'two days' } as const;
export const REPORT_TIME = { hours: 48, words: 'two days' } as const;
