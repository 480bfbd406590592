import type { Context } from '../context.ts';

const PURPOSE = 'case';

/** Where whoever opened a case reads it and writes again: who has this address needs no account. */
export const toCasePath = ({ secrets }: Pick<Context, 'secrets'>, caseNumber: string): string =>
  `/customer-service/case/${caseNumber}/${secrets.sign(PURPOSE, caseNumber)}`;

export const isCaseKey = (
  { secrets }: Pick<Context, 'secrets'>,
  { caseNumber, key }: { caseNumber: string; key: string },
): boolean => secrets.isSigned(PURPOSE, caseNumber, key);
