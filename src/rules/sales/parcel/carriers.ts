/** A carrier: where it is at home, whether it also goes abroad, how its numbers look, and where they are followed. */
type Carrier = {
  name: string;
  home: readonly string[];
  goesAbroad: boolean;
  numbers: readonly ('postal' | RegExp)[];
  /** The page on which a parcel is followed, up to its number; null: we know none. */
  follow: string | null;
};

const POSTAL = ['postal'] as const;

/** Nothing is ever fetched from them: a plain link, and people's word. */
export const CARRIERS = {
  'royal-mail': post('Royal Mail', ['GB'], 'https://www.royalmail.com/track-your-item#/tracking-results/'),
  parcelforce: post('Parcelforce', ['GB'], 'https://www.parcelforce.com/track-trace?trackNumber=', [
    /^[A-Z]{2}\d{7}$/,
  ]),
  evri: other('Evri', ['GB'], [/^[A-Z0-9]{16}$/], 'https://www.evri.com/track/parcel/'),
  dpd: other(
    'DPD',
    ['GB', 'IE', 'DE', 'FR', 'NL', 'PL'],
    [/^\d{14}$/, /^\d{10}$/],
    'https://track.dpd.co.uk/search?reference=',
  ),
  'an-post': post('An Post', ['IE'], 'https://www.anpost.com/Post-Parcels/Track/History?item='),
  'deutsche-post': post(
    'Deutsche Post DHL',
    ['DE'],
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
    [/^\d{12}$/, /^\d{14}$/, /^\d{20}$/, /^JJD\d{12,20}$/],
  ),
  'la-poste': post('La Poste', ['FR'], 'https://www.laposte.fr/outils/suivre-vos-envois?code=', [
    /^\d[A-Z]\d{11}$/,
  ]),
  postnl: post('PostNL', ['NL'], 'https://jouw.postnl.nl/track-and-trace/', [/^3S[A-Z0-9]{11,13}$/]),
  correos: post(
    'Correos',
    ['ES'],
    'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=',
    [/^[A-Z0-9]{23}$/],
  ),
  'poste-italiane': post(
    'Poste Italiane',
    ['IT'],
    'https://www.poste.it/cerca/index.html#/risultati-spedizioni/',
    [/^\d{12,13}$/],
  ),
  usps: post('USPS', ['US'], 'https://tools.usps.com/go/TrackConfirmAction?tLabels=', [/^9\d{19,21}$/]),
  'canada-post': post(
    'Canada Post',
    ['CA'],
    'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
    [/^\d{16}$/],
  ),
  'australia-post': post('Australia Post', ['AU'], 'https://auspost.com.au/mypost/track/#/details/', [
    /^[A-Z0-9]{12,23}$/,
  ]),
  'india-post': post('India Post', ['IN'], null),
  'japan-post': post(
    'Japan Post',
    ['JP'],
    'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=',
    [/^\d{11,12}$/],
  ),
  'emirates-post': post('Emirates Post', ['AE'], null),
  'dhl-express': other('DHL Express', [], [/^\d{10}$/], 'https://www.dhl.com/en/express/tracking.html?AWB='),
  ups: other('UPS', [], [/^1Z[A-Z0-9]{16}$/], 'https://www.ups.com/track?tracknum='),
  fedex: other('FedEx', [], [/^(?:\d{12}|\d{15}|\d{20})$/], 'https://www.fedex.com/fedextrack/?trknbr='),
  aramex: other('Aramex', [], [/^\d{10,12}$/], 'https://www.aramex.com/track/results?ShipmentNumber='),
  'blue-dart': other('Blue Dart', ['IN'], [/^\d{8,11}$/], null),
  dtdc: other('DTDC', ['IN'], [/^[A-Z]\d{8,11}$/], null),
  other: other('Another carrier', [], [/^[A-Z0-9]{8,34}$/], null),
} as const satisfies Record<string, Carrier>;
export type CarrierName = keyof typeof CARRIERS;
export const CARRIER_NAMES = Object.keys(CARRIERS) as CarrierName[];

function post(name: string, home: string[], follow: string | null, own: RegExp[] = []): Carrier {
  return { name, home, goesAbroad: true, numbers: [...POSTAL, ...own], follow };
}

function other(name: string, home: string[], numbers: RegExp[], follow: string | null): Carrier {
  return { name, home, goesAbroad: home.length === 0 || home.length > 1, numbers, follow };
}

/** As it is stored and compared: people copy numbers with gaps, and in small letters. */
export const tidyParcelNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** What is wrong with a number of this carrier; undefined: nothing. */
export function parcelProblem(carrier: CarrierName, number: string): string | undefined {
  const { name, numbers } = CARRIERS[carrier];
  if (numbers.some((form) => form !== 'postal' && form.test(number))) return undefined;
  if (numbers.includes('postal') && POSTAL_FORM.test(number))
    return hasRightCheckDigit(number) ? undefined : 'Check the number: one digit is wrong.';
  return carrier === 'other'
    ? 'Write the number with 8 to 34 letters and digits.'
    : `This is not a number of ${name}.`;
}

/** Where a parcel is followed; null where we know no page for it. */
export function followParcel(carrier: CarrierName, number: string): string | null {
  const { follow } = CARRIERS[carrier];
  return follow === null ? null : follow + encodeURIComponent(number);
}

const POSTAL_FORM = /^[A-Z]{2}\d{9}[A-Z]{2}$/;
/** Of the Universal Postal Union's standard S10, for the eight digits before the check digit. */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

export function hasRightCheckDigit(number: string): boolean {
  const digits = Array.from(number.slice(2, 11), Number);
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return digits[8] === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

/** What one parcel is followed by follows no other. */
export const NUMBER_TAKEN = 'This number belongs to another parcel.';
