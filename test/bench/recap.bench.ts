import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApi, startApiProcess, unlimited } from '#test/api-process';
import { carsOf, signUp } from '#test/lap-time-stream';
import { correctionsOf } from '#projections/recap-activities/figures/recap-corrections';
import type { Reign } from '#projections/records/reigns-of-track';
import { recapOf } from '#projections/recap-activities/figures/recap-figures';
import type { RecapActivity } from '#projections/recap-activities/recap-activity';
import { recapActivities } from '#projections/recap-activities/recap-activities.projection';
import { activitiesOfPeriod } from '#projections/recap-activities/recap-activities.query';
import { anyProjection, openReadStore, type StoredDocument, type View } from '#read-store';
import { benchFolder, quantile, row } from './bench-kit.ts';
import { cellAt } from './lap-time-log.ts';

const PEOPLE = 5_000;
const FACTS_EACH = 100;
const REIGNS_EACH = 20;
const A_BATCH = 20_000;
const ACCOUNTS = 20;
const TIMES_EACH = 20;
/** All of them within a minute; a quarter of it is measured. */
const A_MINUTE_MS = 60_000;
const OPENINGS = PEOPLE / 4;
const zones = [{ at: '2025-01-01T00:00:00.000Z', timeZone: 'Europe/Berlin' }];

/** Recaps opened at a rate of 5,000 users a minute: reading and building each, and the wait for those before it. */
export default async (): Promise<boolean> => {
  const { folder, remove } = benchFolder();
  const readStore = await openReadStore({ url: `sqlite:${folder}` });
  await fill(readStore);
  const view = readStore.view(recapActivities);
  try {
    const told = await opened((n) => open(view, `person-${(n * 7_919) % PEOPLE}`));
    const people = `opened by ${PEOPLE.toLocaleString('en')} people in a minute, p95`;
    const answered = await overHttp();
    return [
      row({ work: `a year of ${FACTS_EACH} facts, ${people}`, value: told, unit: 'ms', atMost: 200 }),
      row({ work: `a year asked for over HTTP, ${people}`, value: answered, unit: 'ms', atMost: 200 }),
    ].every(Boolean);
  } finally {
    await readStore.close();
    remove();
  }
};

/** The time from opening to the response, for 95 % of the requests. */
const opened = async (one: (n: number) => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  const milliseconds = await Promise.all(
    Array.from({ length: OPENINGS }, async (_, n) => {
      const due = start + (n * A_MINUTE_MS) / PEOPLE;
      await wait(Math.max(0, due - performance.now()));
      await one(n);
      return performance.now() - due;
    }),
  );
  return quantile(milliseconds, 0.95);
};

/** The same by requests to a started API, from accounts with some times each. */
const overHttp = async (): Promise<number> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const api = await startApiProcess({ ...unlimited(), DATA_DIR: folder });
  const year = new Date().getUTCFullYear();
  try {
    const carIds = await carsOf(api.url);
    const cookies: string[] = [];
    for (let person = 0; person < ACCOUNTS; person += 1) {
      const cookie = await signUp(api.url);
      cookies.push(cookie);
      for (let n = 0; n < TIMES_EACH; n += 1)
        await sayTime(api.url, cookie, carIds[(person * TIMES_EACH + n) % carIds.length]);
    }
    return await opened(async (n) => {
      const headers = { cookie: cookies[n % ACCOUNTS] ?? '' };
      const answer = await fetch(`${api.url}/api/v1/recaps/${year}`, { headers });
      if (!answer.ok) throw new Error(`a year was answered ${answer.status}`);
      await answer.arrayBuffer();
    });
  } finally {
    await api.stop();
    remove();
  }
};

const sayTime = async (url: string, cookie: string, carId: string | undefined): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie };
  const body = JSON.stringify({ carId, tune: '311', trackCode: 'tRoad_a00', time: '1:20.50' });
  const answer = await fetch(`${url}/api/v1/lap-times`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`a time was answered ${answer.status}: ${await answer.text()}`);
};

const open = async (view: View<RecapActivity>, by: string): Promise<string> => {
  const facts = await activitiesOfPeriod(view, by, '2025');
  const reigns = Array.from({ length: REIGNS_EACH }, (_, n) => reignOf(by, n));
  const material = { by, period: '2025', zones, facts, reigns, places: [], now: '2026-01-02T00:00:00.000Z' };
  return JSON.stringify([recapOf(material).figures, correctionsOf(material)]);
};

const momentOf = (n: number): string =>
  new Date(Date.UTC(2025, 0, 1) + ((n * 7_919) % (365 * 24)) * 3_600_000).toISOString();

const reignOf = (by: string, n: number): Reign => ({
  ...cellAt(n),
  lapTimeId: `time-${n}`,
  by,
  value: { kind: 'time', seconds: 60 },
  from: momentOf(n),
  until: null,
  takenBy: null,
  void: null,
  order: '006000',
  time: timeOf(by, n),
});

const timeOf = (by: string, n: number): Reign['time'] => ({
  lapTimeId: `time-${n}`,
  by,
  value: { kind: 'time', seconds: 60 },
  at: momentOf(n),
  gameVersion: '26',
  position: n,
});

type Store = Awaited<ReturnType<typeof openReadStore>>;

const fill = async (readStore: Store): Promise<void> => {
  const side = await readStore.writer(anyProjection(recapActivities)).beginSide();
  for (let from = 0; from < PEOPLE * FACTS_EACH; from += A_BATCH) {
    const documents = Array.from({ length: A_BATCH }, (_, n) => factOf(from + n));
    await side.write({ documents, parked: [] });
  }
  await side.write({ documents: [], parked: [], checkpoint: { position: PEOPLE * FACTS_EACH, logId: 'bench' } });
  await side.makeIndexes();
  await side.becomeLive();
};

/** Their facts are spread over the log, as those of many users are. */
const factOf = (n: number): StoredDocument => {
  const { carId, tune, trackCode } = cellAt(n);
  const doc: RecapActivity = {
    by: `person-${n % PEOPLE}`,
    at: momentOf(n),
    kind: 'time',
    carId,
    tune,
    trackCode,
    challengeId: null,
    subject: null,
    round: null,
    value: { kind: 'time', seconds: 60 + (n % 900) / 100 },
    ups: [],
    void: null,
  };
  return { key: `time-${n}`, position: n + 1, doc };
};
