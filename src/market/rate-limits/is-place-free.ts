type Holder = { personId: string; address: string };
type Places = { perPerson: number; perAddress: number; inAll: number };

/** What stays open costs memory and a connection, so that one person or one address may not hold it all. */
export function isPlaceFree(
  { personId, address }: Holder,
  open: ReadonlySet<Holder>,
  places: Places,
): boolean {
  let [ofPerson, ofAddress] = [0, 0];
  for (const each of open) {
    if (each.personId === personId) ofPerson += 1;
    if (each.address === address) ofAddress += 1;
  }
  return ofPerson < places.perPerson && ofAddress < places.perAddress && open.size < places.inAll;
}
