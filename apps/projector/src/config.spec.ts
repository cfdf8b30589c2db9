import { ConfigInvalid, readConfig } from './config.ts';

const set = {
  EVENT_STORE_URL: 'kurrentdb://localhost:2113',
  READ_STORE_URL: 'mongodb://localhost/views',
  REDIS_URL: 'redis://localhost',
};

describe('the configuration of the projector', () => {
  it('takes three addresses', () => {
    expect(readConfig(set)).toMatchObject({ readStoreUrl: 'mongodb://localhost/views', logLevel: 'info' });
  });

  it.each([
    ['EVENT_STORE_URL', ''],
    ['READ_STORE_URL', ''],
    ['REDIS_URL', 'http://localhost'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfig({ ...set, [name]: value })).toThrow(new RegExp(`^${name}: `));
    expect(() => readConfig({ ...set, [name]: value })).toThrow(ConfigInvalid);
  });
});
