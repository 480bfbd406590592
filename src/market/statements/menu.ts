import { objectToStatement } from './object-to-statement.ts';
import { showStatement } from './show-statement.ts';

/** What staff decided about somebody, and the way to object. */
export const statementMenus = {
  statements: { show: showStatement, object: objectToStatement },
};
