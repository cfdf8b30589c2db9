import { BlockList } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** Whether the host of a URL ("localhost", "127.0.0.1", "[::1]") is always the local machine. */
export const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
