import {
  type ActOfEndpoint,
  actOf,
  addressesWithActs,
  api,
  descriptionOf,
  type Endpoint,
  standingActs,
  tunedStats,
} from '#contracts';
import { standingTable } from '#domain';

const all = [...Object.values(api), tunedStats].flatMap((group) => Object.values<Endpoint>(group)).map(descriptionOf);

describe('what endpoints do to others', () => {
  it('is said of each that changes something, in words of the domain’s table', () => {
    const acts = all.map((endpoint) => actOf(endpoint)).filter((act): act is ActOfEndpoint => act !== undefined);
    expect(acts.length).toBeGreaterThan(80);
    expect(standingActs).toEqual(standingTable.map(({ act }) => act));
  });

  it('is said of no address that there is none of', () => {
    const addresses = new Set(all.map(({ method, path }) => `${method} ${path}`));
    expect(addressesWithActs.filter((address) => !addresses.has(address))).toEqual([]);
  });

  it('must be said: a write of members without it ends the start', () => {
    expect(() => actOf({ method: 'POST', path: '/api/v1/shouts', who: 'member' })).toThrow('POST /api/v1/shouts');
  });

  it('is kept from who is limited in everything, but what is said to staff, or taken back', () => {
    const free = new Set<unknown>(['own', 'counted elsewhere', 'report', 'appeal', 'take-back', 'answer-moderator']);
    const open = all.filter((said) => said.limitedAs === 'nothing' && said.method !== 'GET' && !free.has(actOf(said)));
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});
