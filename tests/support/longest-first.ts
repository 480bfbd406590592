import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long ones, longest first: started last, one of them alone would keep a core waiting. */
const LONG = [
  'moderation/hold-walk',
  'start/kills/kills',
  'start/site',
  'start/backup',
  'start/refused-starts',
  'tests/start/',
  'access/page-access',
  'access/access-matrix',
  'attacks/fuzz',
  'sign-in/login-races',
];

/** Both workers end together, also in a fresh clone, where nothing is known of an earlier run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((each) => moduleId.includes(each));
      return found === -1 ? LONG.length : found;
    };
    // oxlint-disable-next-line no-array-sort -- a sequencer's, which gives another list
    const byDuration = super.sort(files);
    return (await byDuration).toSorted((a, b) => rank(a) - rank(b));
  }
}
