/** So many ads stand side by side at most: more are no help to anybody's eyes. */
export const COMPARED_MOST = 6;
