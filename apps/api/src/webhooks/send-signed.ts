import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { BlockList } from 'node:net';
import { AddressRefused, resolveAddress } from './resolve-address.ts';

/** From the name look-up to the head of the response. */
const PATIENCE_MS = 10_000;
const HEAD_BYTES_MAX = 8 * 1024;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the webhook's secret. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

type Sent = {
  readonly url: URL;
  readonly body: string;
  readonly secret: string;
  readonly now: string;
  readonly allowed: BlockList;
  readonly stopping: AbortSignal;
  readonly patienceMs?: number;
};

/**
 * Posts it and returns the response status, or why there is none: `timeout`, `unreachable`, `address-refused`. Only the
 * head of the response is read, and a redirect is a response like any other.
 */
export const sendSigned = async ({
  url,
  body,
  secret,
  now,
  allowed,
  stopping,
  patienceMs = PATIENCE_MS,
}: Sent): Promise<string> => {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const pinned = await resolveAddress(url, allowed);
    const seconds = Math.floor(Date.parse(now) / 1000);
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      maxHeaderSize: HEAD_BYTES_MAX,
      signal: AbortSignal.any([patience, stopping]),
      lookup: (_host, { all }, found) => (all ? found(null, [pinned]) : found(null, pinned.address, pinned.family)),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'track-day-records-webhook',
        'tdr-signature': signatureOf(secret, seconds, body),
      },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.destroy();
    return String(answer.statusCode);
  } catch (error) {
    if (error instanceof AddressRefused) return 'address-refused';
    return patience.aborted ? 'timeout' : 'unreachable';
  }
};
