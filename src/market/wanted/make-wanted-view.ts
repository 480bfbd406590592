import type { HairColour, HairEthnicity, Texture, Treatment } from '#rules/hair/values.ts';
import type { Money } from '#rules/money/money.ts';
import { allowedWantedEvents, wantedStatusAt, type WantedInLife } from '#rules/wanted/wanted-life.ts';
import { toLastDay } from '#rules/wanted/wanted-fields.ts';
import { wantedSlug, wantedTitle } from '#rules/wanted/wanted-title.ts';
import type { MyWantedView, WantedView } from './wanted-view.ts';
import type { WantedRow } from './wanted-store.ts';

type FactsRow = Pick<
  WantedRow,
  | 'shortest'
  | 'longest'
  | 'colours'
  | 'textures'
  | 'treatments'
  | 'ethnicities'
  | 'grams'
  | 'cut_state'
  | 'budget'
  | 'currency'
  | 'country'
>;

/** What a request asks for, as the rules know it. The database keeps the lists to the words of the rules. */
export const readWantedFacts = (row: FactsRow) => ({
  shortest: row.shortest,
  longest: row.longest,
  colours: row.colours as HairColour[],
  textures: row.textures as Texture[],
  treatments: row.treatments as Treatment[],
  ethnicities: row.ethnicities as HairEthnicity[],
  grams: row.grams,
  cutState: row.cut_state,
  budgetPerGram: toBudget(row),
  country: row.country,
});

const toBudget = ({ budget, currency }: Pick<WantedRow, 'budget' | 'currency'>): Money | null =>
  budget === null || currency === null ? null : { amount: budget, currency };

export const toWantedLife = (row: Pick<WantedRow, 'status' | 'ends_at' | 'ended_at'>): WantedInLife => ({
  status: row.status,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
});

/** A request as anybody sees it. */
export function wantedView(row: WantedRow, now: Date): WantedView {
  const facts = readWantedFacts(row);
  return {
    id: row.id,
    slug: wantedSlug(facts),
    title: wantedTitle(facts),
    facts,
    note: row.note,
    until: toLastDay(row.ends_at),
    publishedAt: row.published_at?.toISOString() ?? null,
    status: wantedStatusAt(toWantedLife(row), now),
    version: row.version,
    buyer: { name: row.buyer_name, country: row.buyer_country, isCertified: row.is_certified },
  };
}

/** The same for its owner. */
export const myWantedView = (
  row: WantedRow & { answers: number },
  matches: number,
  now: Date,
): MyWantedView => ({
  ...wantedView(row, now),
  matches,
  answers: row.answers,
  whyRejected: row.status === 'rejected' ? row.rejected_why : null,
  isHidden: row.held !== null,
  events: allowedWantedEvents(toWantedLife(row), now),
});
