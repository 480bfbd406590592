/** What must be so beside the words for a signal to count. */
export type Situation = 'uncut and unpaid' | 'from the buyer' | 'offer too high' | 'new account';

/** Phrases that mean the same, what they weigh, and in which situation. From 3 a message is explained, from 6 held. */
export type Signal = {
  says: readonly string[];
  weight: number;
  when?: readonly Situation[];
  /** Phrases in the same sentence that make it harmless. */
  unless?: readonly string[];
  /** Whether 'no' before it makes it harmless, as it mostly does. */
  mayBeDenied?: boolean;
};

/** Words that say the same in a phrase. */
export const WORD_GROUPS = {
  cut: 'cut|cuts|chop|chopped|snip|snipped',
  cutting: 'cutting|chopping|snipping|chopped|snipped',
  film: 'film|films|video|videos|vid|clip|record|recording|filming|footage',
  picture: 'photo|photos|picture|pictures|pic|pics|image|selfie|selfies',
  pay: 'pay|pays|paying|paid|transfer|transferring',
  money: 'money|payment|payments|funds|fund|cash|transfer|amount',
  ship: 'ship|ships|shipped|shipping|shipment|tracking|post|posted|posting|dispatch',
  courier: 'courier|shipper|mover|movers|driver|forwarder|carrier',
} as const;

/** Before a phrase, these turn it round: 'I never take …'. 'No fees' and 'no problem' do not. */
export const DENIALS = [
  'dont|never|wont|cannot|cant|without|refuse|avoid|doesnt|didnt|isnt|neither|nor',
  'not',
  'no cheque*|check*|western|moneygram|gift|crypto*|bitcoin|whatsapp|telegram|label|courier|agent|film*|video*|escrow|link*|qr|face|pictures|photos|deposit|pay*|friends',
  'rather than|instead of',
];

/** Telling of a trick is not trying it. */
export const HEARSAY = [
  'scam|scams|scammer|scammers|scammed|fraud|fraudster|fraudsters',
  'bad experience',
  'somebody|someone|buyer|person|people|man|guy asked|told|wanted|tried',
  'asked|told|warned me',
  'safety page|rules|rule|guide|advice',
];
