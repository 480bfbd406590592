import { Chip } from '../../../ui/chips.tsx';
import { useHere } from '../../../frame/use-here.ts';
import { toListAddress, type Listing, toSearchQuery, withDestination } from '../../find/listing.ts';

/** One tap to what wig makers ask for most. */
const QUICK: readonly { label: string; name: string; value: string }[] = [
  { label: 'Never coloured', name: 'treatment', value: 'virgin' },
  { label: '20 in and longer', name: 'minLength', value: '20' },
  { label: 'Measured', name: 'measured', value: '1' },
  { label: 'Lowest price per gram', name: 'sort', value: 'price-per-gram' },
];

export function QuickChips({ listing }: { listing: Listing }) {
  const here = useHere();

  const query = new URLSearchParams(listing.query);
  const left = QUICK.filter(({ name }) => !query.has(name));
  const chips = left.map(({ label, name, value }) => (
    <Chip key={name} href={toListAddress(listing, added(query, name, value))} rel="nofollow">
      {label}
    </Chip>
  ));
  const colours = toSearchQuery(listing).getAll('colour').join();
  // A wig takes several hanks alike.
  if (colours)
    chips.unshift(
      <Chip key="wig" href={`/bundles?colour=${colours}`} rel="nofollow">
        Plan a whole wig
      </Chip>,
    );
  if (listing.to) return chips;
  return [<ToMyCountry key="to" listing={listing} here={here} />, ...chips];
}

/** Whoever buys abroad asks this first. */
function ToMyCountry({ listing: { home, ...listing }, here }: { listing: Listing; here: string }) {
  if (home === null)
    return (
      <Chip href={`/your-country?${new URLSearchParams({ next: here })}`} rel="nofollow">
        Posts to my country
      </Chip>
    );
  return (
    <Chip href={toListAddress(listing, withDestination(listing.query, home.country, home))} rel="nofollow">
      Posts to {home.name}
    </Chip>
  );
}

function added(query: URLSearchParams, name: string, value: string): string {
  const wider = new URLSearchParams(query);
  wider.set(name, value);
  return wider.toString();
}
