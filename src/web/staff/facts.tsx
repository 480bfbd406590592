import { type Fact, FactList } from '../ui/fact-list.tsx';

/** What is known of something; left out where nothing is. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <FactList
    className="staff-facts"
    facts={facts.filter(([, value]) => value !== null && value !== undefined && value !== '')}
  />
);
