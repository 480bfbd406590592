import type { WantedView } from '#market/wanted/wanted-view.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { formatMoney } from '#rules/money/money.ts';
import { describeWanted, wantedUrl } from '#rules/wanted/wanted-title.ts';
import type { ShownWanted } from './shown-wanted.ts';

/** No more of a request than a card says. */
export function showWanted({ id, slug, facts, until, buyer }: WantedView): ShownWanted {
  const { shortest, longest, colours, budgetPerGram } = facts;
  return {
    id,
    url: wantedUrl(id, slug),
    title: describeWanted(facts),
    span: { from: shortest / 2, to: longest / 2 },
    colours: colours.map((value) => ({ value, label: COLOUR_LABELS[value] })),
    pay: budgetPerGram && formatMoney(budgetPerGram),
    to: countryName(facts.country),
    until,
    buyer: { ...buyer, country: countryName(buyer.country) },
  };
}
