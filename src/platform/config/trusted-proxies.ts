import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const MAX_HOPS = 9;
const HOW =
  'say how many proxies of yours stand in front of the site (1 for one), or their networks with commas between, such as 10.0.0.0/8; off for none';

/** Which proxies are ours: none (0), so many in a row, or those in these networks. */
export const TrustedProxies = z
  .string()
  .default('off')
  .transform((text, check): number | string[] => {
    if (text === 'off') return 0;
    if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return Number(text);
    const networks = text.split(',').map((part) => part.trim());
    if (!networks.every(isNetwork)) check.addIssue({ code: 'custom', message: HOW });
    return networks;
  });
export type TrustedProxies = z.infer<typeof TrustedProxies>;

/** Whether this address, so many hops from us, is a proxy of ours: what it says of the hop before it is believed. */
export type IsOurProxy = (address: string | undefined, hop: number) => boolean;

export function ourProxies(proxies: TrustedProxies): IsOurProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const networks = new BlockList();
  for (const network of proxies) {
    const { address, family, bits } = parseNetwork(network);
    networks.addSubnet(address, bits, family);
  }
  return (address = '') => isIP(address) !== 0 && networks.check(address, findAddressFamily(address));
}

/** All of the internet is no network of ours. */
function isNetwork(text: string): boolean {
  const { address, bits, family } = parseNetwork(text);
  return isIP(address) !== 0 && bits >= 1 && bits <= (family === 'ipv4' ? 32 : 128);
}

function parseNetwork(network: string) {
  const [address = '', length, ...rest] = network.split('/');
  const family = findAddressFamily(address);
  const whole = family === 'ipv4' ? 32 : 128;
  const isLength = rest.length === 0 && (length === undefined || /^\d{1,3}$/.test(length));
  return { address, family, bits: isLength ? Number(length ?? whole) : -1 };
}

const findAddressFamily = (address: string) =>
  address.includes(':') ? ('ipv6' as const) : ('ipv4' as const);
