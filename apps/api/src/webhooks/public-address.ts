import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Special addresses of IPv4 (IANA): loopback, private networks, link-local, examples, benchmarks, multicast, reserved.
 */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Within the allocated IPv6 space: protocols and tunnels, which lead to IPv4 addresses of any kind, and examples. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const GIVEN_OUT_V6 = ['2000::/3'];

export const networksOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
};

const specialV4 = networksOf(SPECIAL_V4);
const specialV6 = networksOf(SPECIAL_V6);
const givenOutV6 = networksOf(GIVEN_OUT_V6);

export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  return isIP(address) === 6 && givenOutV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
};

const WEB_PORTS = new Set(['', '80', '443']);
const FIRST_FREE_PORT = 1024;

/**
 * The URL of a web server, without a password in it; undefined where it is none. Ports of other services are refused.
 */
export const webAddressOf = (text: string): URL | undefined => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return WEB_PORTS.has(url.port) || Number(url.port) >= FIRST_FREE_PORT ? url : undefined;
};
