import { Note } from '../ui/note.tsx';

/** For whoever has another plan. */
export const NeedsTrade = () => (
  <Note kind="hint">
    Ads from a CSV file come with the plan Trade. <a href="/payment/?plan=4#order">See the plan Trade</a>
  </Note>
);
