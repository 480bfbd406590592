/** A name, what is said of it, and where more of it is: as a page is sent it. */
export type ShownFact = readonly [name: string, text: string, href?: string];

/** Left out where nothing is known. */
export const listKnown = (
  facts: readonly (readonly [name: string, text: string | null | undefined, href?: string])[],
): ShownFact[] =>
  facts.flatMap(([name, text, href]) =>
    text ? [href ? ([name, text, href] as const) : ([name, text] as const)] : [],
  );
