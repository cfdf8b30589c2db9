import { readFileSync } from 'node:fs';
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { addressesIn, type LogAddress, tlsIn } from './log-url.kurrent.ts';

/** How long a node may take to accept a connection. */
const CONNECT_MS = 2_000;

/** A sentence for the operator, and whether waiting may help. */
export type Why = { readonly sentence: string; readonly heals: boolean };

type Found = 'nobody' | 'untrusted' | 'without TLS' | 'only TLS' | 'listens';
type Said = { readonly found: Found; readonly reason: string };

/** Why no node of the log responds, found out by connecting to each; `last` is the driver's last error. */
export const whyNoAnswer = async (url: string, last: unknown): Promise<Why> => {
  const addresses = addressesIn(url);
  const all = await Promise.all(addresses.map((address) => lookAt(address, url)));
  const nodes = addresses.map(({ host, port }) => `${host}:${port}`).join(', ');
  const open = all.filter(({ found }) => found !== 'nobody');
  const [first] = open;
  if (!first) return { sentence: `nobody listens at ${nodes} (${all[0]?.reason ?? ''})`, heals: true };
  const same = open.every(({ found }) => found === first.found) ? first.found : 'listens';
  return { sentence: sentenceOf(same, nodes, first.reason, last), heals: same === 'listens' };
};

const sentenceOf = (found: Found, nodes: string, reason: string, last: unknown): string => {
  if (found === 'untrusted')
    return `the certificate of ${nodes} is not trusted (${reason}): name its authority with tlsCaFile in EVENT_STORE_URL`;
  if (found === 'without TLS')
    return `${nodes} speaks no TLS: EVENT_STORE_URL needs tls=false, or the server a certificate`;
  if (found === 'only TLS') return `${nodes} speaks TLS only: EVENT_STORE_URL says tls=false`;
  const said = last instanceof Error ? last.message : String(last);
  return `somebody listens at ${nodes}, but no leader of the log answers (${said})`;
};

const lookAt = (address: LogAddress, url: string): Promise<Said> => {
  const { on, verified, caFile } = tlsIn(url);
  return on ? byTls(address, verified, caFile) : plainly(address);
};

const nobody = (error: unknown): Said => ({ found: 'nobody', reason: codeOf(error) });
const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && String(error.code)) || error.message : String(error);

const UNREACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|unreached)$/;

const byTls = async ({ host, port }: LogAddress, verified: boolean, caFile?: string): Promise<Said> => {
  const ca = caFile === undefined ? {} : { ca: readFileSync(caFile) };
  try {
    await handshake(host, port, { ...ca, rejectUnauthorized: verified });
    return { found: 'listens', reason: '' };
  } catch (error) {
    const reason = codeOf(error);
    if (UNREACHED.test(reason)) return nobody(error);
    if (reason === 'silent') return { found: 'listens', reason };
    if (/^(ERR_SSL_|EPROTO|ECONNRESET)/.test(reason)) return { found: 'without TLS', reason };
    return { found: 'untrusted', reason };
  }
};

const plainly = async ({ host, port }: LogAddress): Promise<Said> => {
  const socket = connectPlain({ host, port });
  try {
    await connected(socket, 'connect');
  } catch (error) {
    return nobody(error);
  }
  return handshake(host, port, { rejectUnauthorized: false }).then(
    () => ({ found: 'only TLS', reason: '' }) as const,
    () => ({ found: 'listens', reason: '' }) as const,
  );
};

const handshake = (host: string, port: number, options: { ca?: Buffer; rejectUnauthorized: boolean }): Promise<void> =>
  connected(connectTls({ host, port, ...options }), 'secureConnect');

const connected = (socket: ReturnType<typeof connectPlain>, event: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    let reached = false;
    socket.once('connect', () => void (reached = true));
    socket.setTimeout(CONNECT_MS, () => reject(new Error(reached ? 'silent' : 'unreached')));
    socket.once(event, () => resolve()).once('error', reject);
  }).finally(() => socket.destroy());
