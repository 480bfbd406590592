/** Terms that changed since somebody accepted them: what is new, and from when it applies to them. */
export type NewTerms = { version: string; changes: string; appliesFrom: string };
