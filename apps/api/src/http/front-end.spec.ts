import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { useFrontEnd } from './front-end.ts';

const folder = mkdtempSync(join(tmpdir(), 'tdr-front-end-'));
const script = 'console.log("track day")';
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Track Day Records</title>');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), script);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
  mkdirSync(join(folder, 'assets', 'flags'));
  writeFileSync(join(folder, 'assets', 'flags', 'JP.svg'), '<svg/>');
  writeFileSync(join(folder, 'service-worker.js'), script);
  writeFileSync(join(folder, 'service-worker.js.br'), brotliCompressSync(script));
  app = fastify();
  await useFrontEnd(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };

describe('the front end', () => {
  it('keeps hashed files for ever', async () => {
    const answer = await app.inject('/assets/main-1a2b.js');
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('asks each time for drawings, whose names stay the same', async () => {
    expect((await app.inject('/assets/flags/JP.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['identity', 'br'])(
    'lets the service worker (%s) answer for every page, and asks for it each time',
    async (encoding) => {
      const { headers } = await app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': encoding } });
      expect([headers['cache-control'], headers['service-worker-allowed']]).toEqual(['no-cache', '/']);
    },
  );

  it('sends what was compressed when it was built', async () => {
    const answer = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it.each(['/', '/compare', '/cars/Some_Car?tune=332'])(
    'answers %s with the page, asked for each time',
    async (url) => {
      const answer = await app.inject({ url, headers: page });
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>Track Day Records</title>']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('keeps pages about a person out of search engines', async () => {
    const robots = async (url: string) => (await app.inject({ url, headers: page })).headers['x-robots-tag'];
    expect(await robots('/garage/mira?key=secret')).toBe('noindex');
    expect(await robots('/cars/Some_Car')).toBeUndefined();
  });

  it.each(['/api/nothing', '/health/nothing', '/assets/gone.js', '/socket.io/x'])('has no page at %s', async (url) => {
    expect((await app.inject({ url, headers: page })).json()).toMatchObject({ message: 'route-unknown' });
  });

  it('has no page for what wants none', async () => {
    const answer = await app.inject({ url: '/logo.png', headers: { accept: 'image/png' } });
    expect(answer.json()).toMatchObject({ message: 'route-unknown' });
  });
});

it('tells the page, at each of its addresses, where the API is when that is elsewhere', async () => {
  writeFileSync(join(folder, 'index.html'), '<head><title>Track Day Records</title>');
  const told = fastify();
  await useFrontEnd(told, folder, { api: 'https://api.example.org', reads: 'https://reads.example.org' });
  for (const url of ['/', '/compare', '/index.html']) {
    const { body, headers } = await told.inject({ url, headers: page });
    expect(body).toContain('<meta name="tdr-api" content="https://api.example.org" />');
    expect(body).toContain('<meta name="tdr-reads" content="https://reads.example.org" />');
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/html; charset=utf-8', 'no-cache']);
  }
  expect((await told.inject('/assets/main-1a2b.js')).body).toBe(script);
  await told.close();
});
