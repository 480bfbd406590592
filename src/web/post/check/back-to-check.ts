import { type StepName, stepPath } from '../step/steps.ts';

/** From Check to the field that is to be changed; once it is saved, the way leads back to where one was. */
export const toChange = (step: StepName, draft: string, field: string): string =>
  `${stepPath(step, draft)}&back=${field}#${field}`;

/** Where a row of Check is found again. */
export const toRowId = (field: string): string => `row-${field}`;

/** The field that somebody came from Check to change. */
export function readBack(search: URLSearchParams): string | null {
  const back = search.get('back');
  return back !== null && /^[A-Za-z]{1,30}$/.test(back) ? back : null;
}

/** Back to Check for whoever came from there, else on to the next step. */
export function stepAfter(search: URLSearchParams, draft: string, next: StepName): string {
  const back = readBack(search);
  return back === null ? stepPath(next, draft) : `${stepPath('check', draft)}#${toRowId(back)}`;
}
