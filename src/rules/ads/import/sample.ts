import { csvLine } from '../../text/csv/csv.ts';
import { BYTE_ORDER_MARK } from '../../text/csv/read-csv.ts';
import { SAMPLE_COLUMNS } from './columns.ts';

type SampleRow = Readonly<Record<string, string>>;

const CUT: SampleRow = {
  ref: 'TAIL-001',
  submit: 'no',
  title: '28 in straight black hair, never dyed, 160 g',
  description: 'One length, never coloured, washed twice a week and air dried. Tied before it was cut.',
  price: '420.00',
  currency: 'GBP',
  length: '28in',
  weight: '160',
  colour: 'black',
  ethnicity: 'indian',
  ethnicityConsent: 'yes',
  texture: 'straight',
  treatment: 'virgin',
  condition: 'excellent',
  cutState: 'cut',
  cutDate: '2026-10-01',
  rootsTied: 'yes',
  source: 'own-hair',
  declaration: 'yes',
  country: 'GB',
  town: 'Leeds',
  shipsTo: 'worldwide',
  openToOffers: 'no',
};

/** Two tails that are good as they are: one cut and sold for a price, one still growing and open to offers. */
const ROWS: readonly SampleRow[] = [
  CUT,
  {
    ...CUT,
    ref: 'TAIL-002',
    title: '71 cm wavy brown hair, still growing',
    description: 'A thick plait that has never been dyed. I cut it once it is paid.',
    price: '350',
    length: '71cm',
    weight: '',
    circumference: '4in',
    colour: 'brown',
    texture: 'wavy',
    cutState: 'uncut',
    cutDate: '',
    rootsTied: '',
    toBeCutBy: 'salon',
    shipsTo: 'DE|FR|IT',
    openToOffers: 'yes',
    offerFloor: '300',
  },
];

/** A file to begin with. */
export const writeSample = (): string =>
  BYTE_ORDER_MARK +
  [SAMPLE_COLUMNS, ...ROWS.map((row) => SAMPLE_COLUMNS.map((name) => row[name] ?? ''))]
    .map((cells) => csvLine(cells))
    .join('');
