import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Dump, YearDumps } from '#contracts';
import { apiForTests } from '#test/api';
import { s3Server } from '#test/s3-server';
import { openFileVersions } from '#uploads';
import { NightlyDump } from '../../apps/api/src/dumps/nightly-dump.ts';

const bucket = await s3Server();
const api = apiForTests({ DUMPS_URL: bucket.place('nights') });
const make = (now: string) => api.running.app.get(NightlyDump).make(now);

describe('the open data of an installation with a bucket', () => {
  it('lie there and not with the views, each night and the last of each year', async () => {
    await make('2026-12-31T00:10:00.000Z');
    await make('2027-01-01T00:10:00.000Z');
    const night = (await api.get('/api/v1/dump')).json<Dump>();
    const { years } = (await api.get('/api/v1/dump/years')).json<YearDumps>();
    expect([night.madeAt, years.map(({ year }) => year)]).toEqual(['2027-01-01T00:10:00.000Z', [2026]]);
    for (const { url, sha256 } of [...night.files, ...(years[0]?.files ?? [])]) {
      const { rawPayload } = await api.running.app.inject({ url });
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
    }
    const versions = await openFileVersions(bucket.place('nights'));
    expect((await versions.newest('dump'))?.hash).toBe('20270101T001000000Z');
    versions.close();
    expect(existsSync(join(api.folder, 'views', 'assets', 'dump'))).toBe(false);
    await bucket.stop();
    expect((await api.get('/api/v1/dump')).status).toBe(503);
  });
});
