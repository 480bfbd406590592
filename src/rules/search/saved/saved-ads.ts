import { DAY_SECONDS } from '../../time.ts';

/** As many ads fit into a visitor's cookie; the oldest makes room. */
export const MAX_SAVED_BY_VISITOR = 60;
/** As many a person keeps in their account. */
export const MAX_SAVED = 500;
/** As many sellers a person follows. */
export const MAX_FOLLOWED = 200;
/** How long a browser keeps a visitor's saved ads. */
export const SAVED_SECONDS = 180 * DAY_SECONDS;
