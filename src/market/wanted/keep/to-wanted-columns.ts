import type { PostWanted } from '#rules/wanted/wanted-schema.ts';

/** What somebody filled in, as it is stored. */
export const toWantedColumns = ({ facts, note }: Pick<PostWanted, 'facts' | 'note'>) => ({
  shortest: facts.shortest,
  longest: facts.longest,
  colours: facts.colours,
  textures: facts.textures,
  treatments: facts.treatments,
  ethnicities: facts.ethnicities,
  grams: facts.grams,
  cut_state: facts.cutState,
  budget: facts.budgetPerGram?.amount ?? null,
  currency: facts.budgetPerGram?.currency ?? null,
  country: facts.country,
  note,
});
