import { countryName } from './country-names.ts';

/** Names that stand with 'the' inside a sentence. */
const WITH_THE =
  /^(?:United |US |Bahamas|Central African|Comoros|Dominican|Gambia|Maldives|Netherlands|Palestinian|Philippines|Seychelles|Vatican)|(?:Islands|Territory|Territories)$/;

/** 'the United Kingdom', 'India': as it stands in the middle of a sentence. */
export function countryInSentence(code: string): string {
  const name = countryName(code);
  return WITH_THE.test(name) ? `the ${name}` : name;
}
