import { Note } from '../ui/note.tsx';

/** For whoever has the plan, and has not said who they are. */
export const NeedsDetails = () => (
  <Note kind="hint">
    Whoever trades says who they are. <a href="/trade#details">Enter your trader details</a>
  </Note>
);

/** For whoever has another plan. */
export const NeedsTrade = () => (
  <Note kind="hint">
    Ads from a CSV file come with the plan Trade. <a href="/payment/?plan=4#order">See the plan Trade</a>
  </Note>
);
