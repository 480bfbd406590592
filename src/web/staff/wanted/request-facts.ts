import type { WantedView } from '#market/wanted/wanted-view.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { formatMoney } from '#rules/money/money.ts';
import { showDate } from '../../ui/dates.ts';
import { listKnown, type ShownFact } from '../shown-fact.ts';

type Waiting = Pick<WantedView, 'facts' | 'until' | 'buyer'> & { buyerId: string; signals: string[] };

/** What deciding about a request needs to know of it. */
export const showRequestFacts = ({ facts, until, buyer, buyerId, signals }: Waiting): ShownFact[] =>
  listKnown([
    ['Why it waits', signals.map((signal) => SIGNAL_WORDS[signal] ?? signal).join(', ')],
    ['Buyer', buyer.name, `/super-admin-user/user/${buyerId}`],
    ['From', countryName(buyer.country)],
    ['Certified', buyer.isCertified ? 'yes' : null],
    ['Pays', facts.budgetPerGram && `${formatMoney(facts.budgetPerGram)} per gram`],
    ['Cut', facts.cutState],
    ['Send to', countryName(facts.country)],
    ['Until', showDate(until)],
  ]);

/** Signals that are no scam have words of their own. */
const SIGNAL_WORDS: Record<string, string> = {
  note: 'its note',
  'new-account': 'a note by an account under 48 hours old',
  'reported-before': 'a report about them was upheld before',
};
