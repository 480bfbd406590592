import { type Fact, FactList } from '../ui/fact-list.tsx';
import type { ShownFact } from './shown-fact.ts';

/** What is known of something; left out where nothing is. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <FactList
    className="staff-facts"
    facts={facts.filter(([, value]) => value !== null && value !== undefined && value !== '')}
  />
);

/** The same of facts that came ready to be shown. */
export const ShownFacts = ({ facts }: { facts: readonly ShownFact[] }) => (
  <Facts
    facts={facts.map(([name, text, href]) => [name, <ShownFactText key={name} text={text} href={href} />])}
  />
);

const ShownFactText = ({ text, href }: { text: string; href: string | undefined }) =>
  href ? <a href={href}>{text}</a> : text;
