import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApi } from '#test/api';
import { operationPage, siteStatus } from '#contracts';
import { anAdmin } from '#test/staff';
import { MaintenanceJobs } from '../../apps/api/src/operations/maintenance-jobs.ts';

const PROCESSES_MS = 120_000;
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('a site that looks after itself', () => {
  it(
    'backs itself up each day and proves it each week, as its status tells',
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'tdr-care-'));
      const folder = join(parent, 'backup');
      const api = new TestApi({ BACKUP_FOLDER: folder });
      await api.start();
      const admin = await anAdmin(api, 'Stella');
      const care = (hours: number) => api.running.app.get(MaintenanceJobs).care(inHours(hours));
      const acts = async () => {
        const headers = { 'x-after-position': String(await api.running.ports.eventStore.head()) };
        const answer = await api.get('/api/v1/operations', { cookie: admin, headers });
        return operationPage.parse(answer.json()).items.map(({ act, outcome }) => `${act} ${outcome}`);
      };
      await care(0);
      expect(await acts()).toEqual(['drill done', 'backup done']);
      expect(JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))).toEqual(expect.any(Object));
      const { drill } = siteStatus.parse((await api.get('/api/v1/status')).json());
      expect(drill).not.toBeNull();

      const made = statSync(join(folder, 'backup.json')).mtimeMs;
      await care(1);
      expect(statSync(join(folder, 'backup.json')).mtimeMs).toBe(made);
      await care(25);
      expect(await acts()).toEqual(['backup done', 'drill done', 'backup done']);
      const self = api.running.app.get(MaintenanceJobs);
      rmSync(folder, { recursive: true });
      await self.onModuleDestroy();
      await self.care(inHours(200));
      expect(existsSync(folder)).toBe(false);
      await api.stop();
      rmSync(parent, { recursive: true });
    },
    PROCESSES_MS,
  );
});
