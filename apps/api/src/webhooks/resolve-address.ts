import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { type BlockList, isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The name resolves to this machine, to a private network, or not at all. */
export class AddressRefused extends Error {
  constructor(host: string) {
    super(`nothing is sent to ${host}`);
    this.name = 'AddressRefused';
  }
}

const PATIENCE_MS = 3_000;

/** By the name servers, not by the hosts file of this machine; a slow one delays nothing else. */
const askNameServers = async (host: string): Promise<LookupAddress[]> => {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 });
  const [v4, v6] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  return [...v4.map((address) => ({ address, family: 4 })), ...v6.map((address) => ({ address, family: 6 }))];
};

/**
 * The one address to connect to: a name with any forbidden address is refused, and the connection uses the address that
 * was checked, since a second look-up might give another. `allowed` are networks of the operator's own. Throws
 * `AddressRefused`.
 */
export const resolveAddress = async (url: URL, allowed: BlockList, ask = askNameServers): Promise<LookupAddress> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const all = family > 0 ? [{ address: host, family }] : await ask(host);
  const isOpen = ({ address, family: kind }: LookupAddress) =>
    isPublicAddress(address) || allowed.check(address, kind === 6 ? 'ipv6' : 'ipv4');
  const [first] = all;
  if (!first || !all.every(isOpen)) throw new AddressRefused(host);
  return first;
};
