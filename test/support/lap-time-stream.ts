import { randomUUID } from 'node:crypto';
import type { MatrixAnswer } from '#contracts';
import { allTrackCodes, isTestBowl } from '#racing';

const tune = '111';
const tracks = allTrackCodes().filter((code) => !isTestBowl(code));

export type AcknowledgedTime = { readonly carId: string; readonly trackCode: string; readonly seconds: number };

const password = 'long enough';

export const signUp = (url: string, email = `${randomUUID()}@example.org`): Promise<string> =>
  cookieOf(`${url}/api/auth/sign-up/email`, { name: `Racer ${randomUUID().slice(0, 8)}`, email, password });

/** A new cookie of an account made by `signUp`. */
export const signIn = (url: string, email: string): Promise<string> =>
  cookieOf(`${url}/api/auth/sign-in/email`, { email, password });

const cookieOf = async (url: string, body: object): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** Writes times to cells of their own, `atOnce` in parallel, from cell number `from` on, until the API is gone. */
export const writeUntilGone = async (
  url: string,
  { cookie, from, atOnce }: { readonly cookie: string; readonly from: number; readonly atOnce: number },
  acknowledged: (time: AcknowledgedTime) => void,
): Promise<void> => {
  const carIds = await carsOf(url);
  let next = from;
  const write = async () => {
    for (;;) {
      const time = timeOf(carIds, next++);
      const answer = await submit(url, cookie, time).catch(() => undefined);
      if (!answer) return;
      if (answer.status !== 201) throw new Error(`a write was answered ${answer.status}: ${await answer.text()}`);
      acknowledged(time);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
};

export const missingTimes = async (url: string, times: readonly AcknowledgedTime[]): Promise<AcknowledgedTime[]> => {
  const missing: AcknowledgedTime[] = [];
  for (const [carId, ofCar] of Map.groupBy(times, (time) => time.carId)) {
    for (let at = 0; at < ofCar.length; at += 100)
      missing.push(...(await missingOf(url, carId, ofCar.slice(at, at + 100))));
  }
  return missing;
};

const missingOf = async (
  url: string,
  carId: string,
  times: readonly AcknowledgedTime[],
): Promise<AcknowledgedTime[]> => {
  // Doubted times were acknowledged, too.
  const tracks = times.map(({ trackCode }) => trackCode);
  const body = JSON.stringify({ cars: [{ carId, tune }], tracks, disputed: 'with' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1/lap-times/matrix`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the times of ${carId} were answered ${answer.status}: ${await answer.text()}`);
  const { columns } = (await answer.json()) as MatrixAnswer;
  return times.filter(({ seconds }, row) => columns[0]?.[row] !== seconds);
};

export const carsOf = async (url: string): Promise<string[]> => {
  const answer = await fetch(`${url}/api/v1/cars?limit=500`);
  return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
};

export const cellsOf = async (url: string): Promise<Iterator<AcknowledgedTime>> => timesFrom(await carsOf(url));

function* timesFrom(carIds: readonly string[]): Generator<AcknowledgedTime> {
  for (let number = 0; ; number += 1) yield timeOf(carIds, number);
}

const timeOf = (carIds: readonly string[], number: number): AcknowledgedTime => {
  const carId = carIds[number % carIds.length];
  const trackCode = tracks[Math.floor(number / carIds.length)];
  if (carId === undefined || trackCode === undefined) throw new Error('out of cells');
  return { carId, trackCode, seconds: (2_000 + (number % 3_900)) / 100 };
};

/** Sends one time; with an earlier key it is a repeat. The response's body has been read to its end. */
export const submit = async (
  url: string,
  cookie: string,
  { carId, trackCode, seconds }: AcknowledgedTime,
  key: string = randomUUID(),
): Promise<Response> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie };
  const body = JSON.stringify({ carId, tune, trackCode, time: seconds.toFixed(2) });
  const answer = await fetch(`${url}/api/v1/lap-times`, { method: 'POST', headers, body });
  // A response that was cut off acknowledges nothing.
  const text = await answer.text();
  return new Response(text, { status: answer.status, headers: answer.headers });
};
