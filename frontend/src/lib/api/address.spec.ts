import { cars, lapTimes, session } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { addressOf } from './address.ts';
import { queryApi } from './query-api.ts';
import { send } from './send.ts';

const tell = (told: Readonly<Record<string, string>>) => {
  for (const [name, content] of Object.entries(told)) {
    const meta = Object.assign(document.createElement('meta'), { name: `tdr-${name}`, content });
    document.head.append(meta);
  }
};
afterEach(() => document.head.replaceChildren());

describe('the address of a path', () => {
  it('is of the own origin unless the page says otherwise', () => {
    expect([addressOf('api', '/api/x'), addressOf('reads', '/api/x')]).toEqual(['/api/x', '/api/x']);
  });

  it('is at the API for views, too, when only that is told', () => {
    tell({ api: 'https://api.example.org' });
    expect(addressOf('reads', '/api/x')).toBe('https://api.example.org/api/x');
  });

  it('may be another for views alone', () => {
    tell({ reads: 'https://reads.example.org' });
    expect([addressOf('api', '/a'), addressOf('reads', '/a')]).toEqual(['/a', 'https://reads.example.org/a']);
  });
});

describe('a request', () => {
  const body = { carId: 'nsx', tune: '332', trackCode: 'tRoad_a00', time: '24.50' };

  const origins = async () => {
    const api = new FakeApi();
    api.install();
    await queryApi(cars.list, { query: { limit: 1 } });
    await queryApi(session.user);
    await send(lapTimes.submit, { body });
    return { hosts: api.requests.map(({ url }) => url.host), cookies: api.requests.map((one) => one.credentials) };
  };

  it('for a view goes to the one address, sign-in and writes to the other, with our cookies', async () => {
    tell({ api: 'https://api.example.org', reads: 'https://reads.example.org' });
    expect(await origins()).toEqual({
      hosts: ['reads.example.org', 'api.example.org', 'api.example.org'],
      cookies: ['include', 'include', 'include'],
    });
  });

  it('sends cookies to nobody else where nothing is told', async () => {
    expect((await origins()).cookies).toEqual(['same-origin', 'same-origin', 'same-origin']);
  });
});
