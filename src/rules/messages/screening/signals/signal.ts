/** What must be so beside the words for a signal to count. */
export type Situation =
  | 'uncut and unpaid'
  | 'from the buyer'
  | 'offer too high'
  | 'new account'
  | 'a protected sale is possible'
  | 'in a request'
  | 'in a message';

/** Phrases that mean the same, what they weigh, and in which situation. From 3 a message is explained, from 6 held. */
export type Signal = {
  /** Fixed ways to put it: see phrase.ts. */
  says?: readonly string[];
  /** What it comes to, however it is put: see find-ideas.ts. */
  means?: readonly string[];
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
  film: 'film|films|video|videos|vid|clip|record|recording|filming|footage|camera',
  picture: 'photo|photos|picture|pictures|pic|pics|image|selfie|selfies',
  pay: 'pay|pays|paying|paid|transfer|transferring|settle|wire|wiring',
  money: 'money|payment|payments|funds|fund|cash|transfer|amount',
  off: 'off|removed|separated|detached|shorn|sheared|weighed',
  ship: 'ship|ships|shipped|shipping|shipment|tracking|post|posted|posting|dispatch',
  parcel: 'parcel|package|courier|scan|scans|scanned|tracking|postage|shipping|dispatch|shipped',
  courier: 'courier|shipper|mover|movers|driver|forwarder|carrier',
  rest: 'extra|difference|balance|rest|excess|surplus|remainder|remaining|leftover',
  notice: 'mail|mails|email|emails|inbox|notice|notification|confirmation|receipt',
  site: 'fairhank|site|website|platform',
  social: 'insta|instagram|ig|fb|facebook|messenger|snap|tiktok|signal',
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
  'asked|warned me',
  'safety page|rules|rule|guide|advice',
];

/** After these a sentence says something else: 'I don't come here often, so text me'. */
export const NEW_THOUGHT: ReadonlySet<string> = new Set(
  'but so because please lets then ill hence therefore kindly just unless until till except'.split(' '),
);
