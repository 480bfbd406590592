import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');

const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is somebody's own network, this machine, or nobody's. */
export const isPrivateAddress = ({ address, family }: LookupAddress): boolean =>
  family === 6
    ? !PUBLIC_IPV6.check(address, 'ipv6') || /^(2001:db8|2002|2001:0?:)/i.test(address)
    : PRIVATE.check(address, 'ipv4');

type Callback = (error: Error | null, addresses: LookupAddress[]) => void;

/** Finds the addresses of a name at the moment it is called, and gives none if one of them is private. */
export function publicLookup(host: string, options: LookupOptions, done: Callback): void {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) done(error, []);
    else if (addresses.some(isPrivateAddress)) done(new Error(`${host} leads to a private address`), []);
    else done(null, addresses);
  });
}
