const MARKED = /⟦([^⟧]+)⟧/;

/** A moment inside a sentence that was written on the server: the page puts its own clock's words in its place. */
export const markMoment = (iso: string): string => `⟦${iso}⟧`;

/** A sentence cut at its moments: words stand at even places, moments at odd ones. */
export const cutAtMoments = (sentence: string): string[] => sentence.split(MARKED);
