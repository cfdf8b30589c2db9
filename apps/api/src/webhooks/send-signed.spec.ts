import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networksOf } from './public-address.ts';
import { sendSigned } from './send-signed.ts';

const server = createServer(() => undefined);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
afterAll(() => server.closeAllConnections());

const send = (url: string, networks: string[], patienceMs: number) =>
  sendSigned({
    url: new URL(url),
    body: '{}',
    secret: 'a secret',
    now: '2026-03-01T00:00:00.000Z',
    allowed: networksOf(networks),
    stopping: new AbortController().signal,
    patienceMs,
  });
const here = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

describe('what comes of sending', () => {
  it('is a timeout where nobody answers', async () => {
    expect(await send(here(), ['127.0.0.1'], 100)).toBe('timeout');
  });

  it('is that nobody is there', async () => {
    expect(await send('http://127.0.0.1:1/', ['127.0.0.1'], 5_000)).toBe('unreachable');
  });

  it('is that the address is refused, whatever it was when it was registered', async () => {
    expect(await send(here(), [], 5_000)).toBe('address-refused');
  });
});
