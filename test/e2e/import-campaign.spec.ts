import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaign, type CampaignMatchStated, matchAt, starterSeed, eventTypes, upcasters } from '#domain';
import { type EventStore, openEventStore, runJob } from '#event-store';
import { fold } from '#kernel';
import { importCampaign } from '../../apps/ops/src/import-campaign/import-campaign.ts';

const now = '2026-03-01T12:00:00.000Z';
const tracks = ['mile4_a00', 'kart_a00', 'hairpin_a60', 'hClimb_a00', 'drag100_a00'];
const [nsx, gti] = ['Honda_NSX_2016', 'Volkswagen_Golf_GTI_1976'];
let folder: string;
let store: EventStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-campaign-'));
  store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  await runJob(store, starterSeed, now);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const brought = (name: string, text: string, more: { dryRun?: boolean; gameVersion?: string } = {}) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return importCampaign({ store, path, gameVersion: '26', now, ...more });
};
const known = async (version?: string) => {
  const said = (await store.read('campaign-YB_New_Cup')) as unknown as readonly CampaignMatchStated[];
  return matchAt(fold(campaign, said), 1, version);
};

describe('ops import-campaign', () => {
  const json = JSON.stringify([
    { place: 'YB New Cup', match: 1, cars: [nsx, gti], tracks },
    { place: 'YB New Cup', match: 2, cars: [nsx] },
    { place: 'YB New Cup', match: 3, cars: [nsx, 'No_Such_Car'] },
  ]);

  it('says line by line what it would do, then does it, and again does nothing', async () => {
    const tried = await brought('a.json', json, { dryRun: true });
    expect((await known()).carIds).toEqual([]);
    expect(tried).toMatchObject([
      { at: 1, outcome: 'changed', changes: { carIds: [nsx, gti], trackCodes: tracks } },
      { at: 2, outcome: 'refused', reason: expect.stringContaining('a match of 1 to 10') },
      { at: 3, outcome: 'refused', reason: expect.stringContaining('No_Such_Car') },
    ]);
    expect(await brought('a.json', json)).toEqual(tried);
    expect(await known()).toEqual({ carIds: [nsx, gti], trackCodes: tracks });
    expect((await brought('a.json', json)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'refused', 'refused']);
  });

  it('reads CSV, leaves a list alone that has no columns, and older versions as they were', async () => {
    await store.read('campaign-YB_New_Cup');
    const csv = `Place;Match;Car1;Car2;Car3\nYB New Cup;1;${gti};${nsx};\n`;
    expect(await brought('b.csv', csv)).toMatchObject([{ at: 2, outcome: 'changed', changes: { carIds: [gti, nsx] } }]);
    expect([(await known()).trackCodes, (await known('25')).carIds]).toEqual([tracks, []]);
  });

  it('refuses a file that is none, and a version that is not out', async () => {
    await expect(brought('c.csv', 'Name,Brand\n')).rejects.toThrow('must have the columns place and match');
    await expect(brought('d.json', '[{"city": 1}]')).rejects.toThrow('is not a list of matches');
    await expect(brought('e.json', json, { gameVersion: '99' })).rejects.toThrow('version 99');
  });
});
