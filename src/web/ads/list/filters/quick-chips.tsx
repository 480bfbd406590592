import { Chip } from '../../../ui/chips.tsx';
import { toListAddress, type Listing } from '../../find/listing.ts';

/** One tap to what wig makers ask for most. */
const QUICK: readonly { label: string; name: string; value: string }[] = [
  { label: 'Never coloured', name: 'treatment', value: 'virgin' },
  { label: '20 in and longer', name: 'minLength', value: '20' },
  { label: 'Measured', name: 'measured', value: '1' },
  { label: 'Lowest price per gram', name: 'sort', value: 'price-per-gram' },
];

export function QuickChips({ listing }: { listing: Listing }) {
  const query = new URLSearchParams(listing.query);
  const left = QUICK.filter(({ name }) => !query.has(name));
  return left.map(({ label, name, value }) => (
    <Chip key={name} href={toListAddress(listing, added(query, name, value))} rel="nofollow">
      {label}
    </Chip>
  ));
}

function added(query: URLSearchParams, name: string, value: string): string {
  const wider = new URLSearchParams(query);
  wider.set(name, value);
  return wider.toString();
}
