import { deviceName } from './device-name.ts';

const agents = [
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604', 'Safari', 'iOS'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
] as const;

describe('the device of a session', () => {
  it.each(agents)('is told by %s', (agent, browser, system) => {
    expect(deviceName(agent)).toEqual({ browser, system });
  });

  it('is not guessed', () => {
    expect(deviceName('curl/8.0')).toBeUndefined();
  });
});
