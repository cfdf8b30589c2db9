import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { allTrackCodes, isTestBowl } from '#racing';

const CONNECTIONS = 50;
const tracks = allTrackCodes().filter((code) => !isTestBowl(code));
const tunes = ['000', '111', '222', '332', '323', '233', '210', '021', '102', '321'];

/** Requests a second, and the time within which 99 of 100 were answered. */
export type Load = { readonly perSecond: number; readonly p99Milliseconds: number };

/**
 * Lap times by POST over 50 connections, each with a key and a cell of its own; at most `perSecond`. Throws when one
 * was not accepted.
 */
export const postLoad = async (
  url: string,
  cookie: string,
  carIds: readonly string[],
  seconds: number,
  perSecond?: number,
): Promise<Load> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    requests: [
      {
        method: 'POST',
        path: '/api/v1/lap-times',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
          body: JSON.stringify({ ...nextCell(carIds), time: '1:24.50' }),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99Milliseconds: result.latency.p99 };
};

let cells = 0;

const nextCell = (carIds: readonly string[]) => {
  const n = cells++;
  const ofCar = Math.floor(n / carIds.length);
  return {
    carId: carIds[n % carIds.length],
    tune: tunes[Math.floor(ofCar / tracks.length) % tunes.length],
    trackCode: tracks[ofCar % tracks.length],
  };
};
