import {
  type ActionOfEndpoint,
  actionOf,
  addressesWithActions,
  api,
  descriptionOf,
  type Endpoint,
  limitedActions,
  tunedStats,
} from '#contracts';
import { actionLimits } from '#domain';

const all = [...Object.values(api), tunedStats].flatMap((group) => Object.values<Endpoint>(group)).map(descriptionOf);

describe('what endpoints do to others', () => {
  it('is said of each that changes something, in words of the domain’s table', () => {
    const acts = all.map((endpoint) => actionOf(endpoint)).filter((act): act is ActionOfEndpoint => act !== undefined);
    expect(acts.length).toBeGreaterThan(80);
    expect(limitedActions).toEqual(actionLimits.map(({ act }) => act));
  });

  it('is said of no address that there is none of', () => {
    const addresses = new Set(all.map(({ method, path }) => `${method} ${path}`));
    expect(addressesWithActions.filter((address) => !addresses.has(address))).toEqual([]);
  });

  it('must be said: a write of members without it ends the start', () => {
    expect(() => actionOf({ method: 'POST', path: '/api/v1/shouts', who: 'member' })).toThrow('POST /api/v1/shouts');
  });

  it('is kept from who is limited in everything, but what is said to staff, or taken back', () => {
    const free = new Set<unknown>(['own', 'counted elsewhere', 'report', 'appeal', 'take-back', 'answer-moderator']);
    const open = all.filter(
      (said) => said.limitedAs === 'nothing' && said.method !== 'GET' && !free.has(actionOf(said)),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});
