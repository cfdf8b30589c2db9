import { ConfigInvalid, readConfig } from './config.ts';

const secret = '4f1c9a7be02d83561f7740cbd9ea3358';
const PUBLIC_URL = 'https://tdr.example.org';

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      development: true,
      authSecret: undefined,
      port: 3000,
      eventStoreUrl: 'sqlite:data/log.sqlite',
      publicUrl: 'http://localhost:3000',
    });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', READ_STORE_URL: '' })).toMatchObject({
      port: 3000,
      readStoreUrl: 'sqlite:data/views',
    });
  });

  it.each([
    ['PORT', 'http'],
    ['EVENT_STORE_URL', 'postgres://localhost'],
    ['READ_STORE_URL', 'redis://localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['LIMIT_WRITES_PER_MINUTE', '0'],
    ['NODE_ENV', 'prod'],
    ['API_URL', 'api.example.org'],
    ['API_URL', 'https://example.org/tdr'],
    ['READS_URL', 'ftp://reads.example.org'],
    ['COOKIE_DOMAIN', 'https://example.org'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.1, proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '1'],
    ['UPCOMING_TAGS', 'Winter'],
    ['UPCOMING_TAGS', 'Winter=2026-13-01'],
    ['UPCOMING_TAGS', '=2026-12-01'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
    expect(() => readConfig({ [name]: value })).toThrow(ConfigInvalid);
  });

  it('lifts a limit that is none', () => {
    const { limits } = readConfig({ LIMIT_READS_PER_MINUTE: 'none', LIMIT_WRITES_PER_MINUTE: '7' });
    expect(limits).toMatchObject({ readsPerMinute: Infinity, writesPerMinute: 7 });
    expect(() => readConfig({ LIMIT_READS_PER_MINUTE: 'few' })).toThrow('must be a whole number from 1, or none');
  });

  it('believes no proxy but those that are named', () => {
    for (const none of [{}, { TRUST_PROXY: '' }, { TRUST_PROXY: 'false' }])
      expect(readConfig(none).trustProxy).toEqual([]);
    const named = ['loopback', '10.0.0.1', '172.16.0.0/12', 'fd00::/8'];
    expect(readConfig({ TRUST_PROXY: named.join(', ') }).trustProxy).toEqual(named);
  });

  it('takes other addresses of the API as origins', () => {
    expect(readConfig({ API_URL: 'https://api.example.org/' }).addresses).toEqual({ api: 'https://api.example.org' });
    expect(readConfig({}).addresses).toEqual({});
  });

  it('needs a secret in production, and takes no short one anywhere', () => {
    expect(() => readConfig({ NODE_ENV: 'production', PUBLIC_URL })).toThrow(/^AUTH_SECRET: /);
    expect(() => readConfig({ AUTH_SECRET: 's'.repeat(31) })).toThrow(/^AUTH_SECRET: /);
    expect(readConfig({ NODE_ENV: 'production', AUTH_SECRET: secret, PUBLIC_URL }).authSecret).toBe(secret);
  });

  it('goes to no public address in production that others could read along, unless that is wanted', () => {
    const production = { NODE_ENV: 'production', AUTH_SECRET: secret };
    expect(() => readConfig(production)).toThrow(/^PUBLIC_URL: must be set in production/);
    for (const name of ['PUBLIC_URL', 'API_URL', 'READS_URL']) {
      const plain = { ...production, PUBLIC_URL, [name]: 'http://tdr.example.org' };
      expect(() => readConfig(plain)).toThrow(new RegExp(`^${name}: must begin with https://`));
      expect(() => readConfig({ ...plain, PLAIN_HTTP: 'yes' })).not.toThrow();
    }
    expect(readConfig({ ...production, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  });

  it.each([
    ['http://localhost:4000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['http://192.168.1.5:3000', false],
    ['https://tdr.example.org', false],
    ['https://localhost.example.org', false],
  ])('has the conveniences of development at %s: %s', (publicUrl, development) => {
    expect(readConfig({ PUBLIC_URL: publicUrl }).development).toBe(development);
    const production = { NODE_ENV: 'production', AUTH_SECRET: secret, PLAIN_HTTP: 'yes' };
    expect(readConfig({ PUBLIC_URL: publicUrl, ...production }).development).toBe(false);
  });
});
