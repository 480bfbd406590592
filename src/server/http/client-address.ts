import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '#platform/config/config.ts';
import { ourProxies } from '#platform/config/trusted-proxies.ts';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** From where a request comes; null when a proxy of ours named something that is no address. */
export type FindAddress = (request: Asked) => string | null;

/**
 * The one answer to 'from where?', for limits, sessions and counts alike. Each proxy appends who came to it, so the
 * list is read from its end, and only as far as proxies of ours wrote it: what stands before is the visitor's own.
 */
export function clientAddress({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): FindAddress {
  const isOurs = ourProxies(TRUST_PROXY);
  return ({ headers, socket }) => {
    const chain = [socket.remoteAddress ?? '', ...forwardedBy(headers['x-forwarded-for'])];
    // Where all are ours (-1), the last one is meant: nobody stands behind it.
    const first = chain.findIndex((address, hop) => !isOurs(address, hop));
    const [address = ''] = (chain.at(first) ?? '').split('%');
    return isIP(address) === 0 ? null : address;
  };
}

/** Whether a proxy of ours hands the request over: only then do the other things count that proxies say. */
export function isFromProxy({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): (request: Asked) => boolean {
  const isOurs = ourProxies(TRUST_PROXY);
  return ({ socket }) => isOurs(socket.remoteAddress, 0);
}

/** The last proxy's word first. */
function forwardedBy(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text === ''
    ? []
    : text
        .split(',')
        .map((part) => part.trim())
        .toReversed();
}
