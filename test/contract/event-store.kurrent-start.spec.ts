import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Metadata, ServerCredentials, status } from '@grpc/grpc-js';
import { openKurrentEventStore } from '../../libs/event-store/src/event-store.kurrent.ts';
import { KurrentDouble } from '../support/kurrent-double/kurrent-double.ts';
import { refusal } from '../support/kurrent-double/wire.ts';
import { type Means, ring } from '../support/ring.ts';
import { freePort } from '../support/server-process.ts';
import { sideBySide } from '../support/side-by-side.ts';

const folder = mkdtempSync(join(tmpdir(), 'tdr-certificate-'));
const file = (name: string) => join(folder, name);
let plain: KurrentDouble;
let secret: KurrentDouble;

const userOf = (metadata: Metadata): string =>
  Buffer.from(String(metadata.get('authorization')[0] ?? '').replace(/^Basic /, ''), 'base64').toString();

/** Accepts `admin` with `changeit`, and `guest`, who may not read `$all`. */
const refusalOf = (metadata: Metadata) => {
  const user = userOf(metadata);
  if (user === 'admin:changeit') return undefined;
  if (user === 'guest:guest') return refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
  return refusal(status.UNAUTHENTICATED, 'Unauthenticated');
};

/** A test certificate authority, and a node's certificate by it. */
const makeCertificates = () => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl(...made, '-keyout', file('ca.key'), '-out', file('ca.crt'), '-subj', '/CN=authority');
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-addext', 'basicConstraints=CA:FALSE'];
  const signed = ['-CA', file('ca.crt'), '-CAkey', file('ca.key'), '-subj', '/CN=localhost'];
  openssl(...made, '-keyout', file('node.key'), '-out', file('node.crt'), ...signed, ...names);
};

const openssl: Means<true> =
  spawnSync('openssl', ['version']).status === 0 ? { found: true } : { missing: 'no openssl on the path' };

const startServers = async () => {
  makeCertificates();
  const pair = { private_key: readFileSync(file('node.key')), cert_chain: readFileSync(file('node.crt')) };
  const credentials = ServerCredentials.createSsl(null, [pair]);
  [plain, secret] = await Promise.all([
    KurrentDouble.start(),
    KurrentDouble.start({ credentials, refusal: refusalOf }),
  ]);
};

const stopServers = async () => {
  await Promise.all([plain.stop(), secret.stop()]);
  rmSync(folder, { recursive: true });
};

const at = (double: KurrentDouble) => new URL(double.url).host.replace('127.0.0.1', 'localhost');
const open = (url: string, startMs = 1_000) => openKurrentEventStore({ url, upcasters: {}, startMs });
const trusting = (user: string) => `kurrentdb://${user}@${at(secret)}?tlsCaFile=${encodeURIComponent(file('ca.crt'))}`;

const failures: readonly [string, () => string, RegExp][] = [
  [
    'has a certificate that is not trusted',
    () => `kurrentdb://admin:changeit@${at(secret)}`,
    /certificate of .* is not trusted \(.*tlsCaFile/,
  ],
  ['speaks no TLS', () => `kurrentdb://admin:changeit@${at(plain)}`, /speaks no TLS: .*tls=false/],
  ['speaks TLS only', () => `kurrentdb://admin:changeit@${at(secret)}?tls=false`, /speaks TLS only: .*tls=false/],
  ['does not know the password', () => trusting('admin:wrong'), /user, or the password is wrong/],
  ['does not let the user read $all', () => trusting('guest:guest'), /does not let this user .*\$all/],
];

const saysSo = async (url: () => string, sentence: RegExp) => {
  const from = performance.now();
  await expect(open(url(), 60_000)).rejects.toThrow(sentence);
  expect(performance.now() - from).toBeLessThan(30_000);
};

const nobodyListens = async () => {
  const port = await freePort();
  const told: string[] = [];
  const url = `kurrentdb://127.0.0.1:${port},127.0.0.1:${port}?tls=false`;
  const times = { startMs: 4_000, tellEveryMs: 500 };
  const opening = openKurrentEventStore({ url, upcasters: {}, ...times, tell: (line) => told.push(line) });
  await expect(opening).rejects.toThrow(/^nobody listens at .*ECONNREFUSED/);
  expect(told[0]).toMatch(/^Waiting for the log: nobody listens at/);
};

const comesUp = async () => {
  const port = await freePort();
  const opening = open(`kurrentdb://127.0.0.1:${port}?tls=false`, 30_000);
  const double = await KurrentDouble.start({ port });
  const store = await opening;
  expect(await store.head()).toBe(0);
  await store.close();
  await double.stop();
};

const isTrusted = async () => {
  const store = await open(trusting('admin:changeit'));
  expect(await store.head()).toBe(0);
  await store.close();
};

ring('a start on a log', openssl, () => {
  beforeAll(startServers);
  afterAll(stopServers);

  sideBySide([
    ...failures.map(([name, url, sentence]) => [`that ${name} says so at once`, () => saysSo(url, sentence)] as const),
    ['where nobody listens says so when it has waited, and what it waits for', nobodyListens],
    ['that comes up meanwhile goes on', comesUp],
    ['with a certificate that is trusted and a user who may read goes on', isTrusted],
  ]);
});
