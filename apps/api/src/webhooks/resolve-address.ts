import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { type BlockList, isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The name leads to this machine, to a private network, or nowhere. */
export class AddressRefused extends Error {
  constructor(host: string) {
    super(`nothing is sent to ${host}`);
    this.name = 'AddressRefused';
  }
}

const PATIENCE_MS = 3_000;

/** As the name servers say, and not the files of this machine; nothing else waits for one that is slow. */
const askNameServers = async (host: string): Promise<LookupAddress[]> => {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 });
  const [v4, v6] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  return [...v4.map((address) => ({ address, family: 4 })), ...v6.map((address) => ({ address, family: 6 }))];
};

/**
 * The one address to connect to: a name that leads anywhere it must not leads nowhere, and what was looked up is what is
 * connected to, since a second answer might be another. `allowed` are networks of the operator's own. Throws `AddressRefused`.
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
