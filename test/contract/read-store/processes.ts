import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { anyProjection, verifyView } from '#read-store';
import { openTemporaryEventStore, openTemporaryReadStore } from '#test/temporary-stores';
import { move, start, totals } from '../runner/kit.ts';

const script = fileURLToPath(new URL('../../support/projection-process.ts', import.meta.url));
const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

type Opened<Open extends () => Promise<unknown>> = Awaited<ReturnType<Open>>;

/** Tests that only files allow: other processes using them, and killed processes. */
export const processesContract = (): void => {
  describe('processes on one folder', () => {
    let log: Opened<typeof openTemporaryEventStore>;
    let views: Opened<typeof openTemporaryReadStore>;
    beforeAll(async () => {
      [log, views] = [await openTemporaryEventStore(), await openTemporaryReadStore()];
    });
    afterAll(async () => {
      await views.stop();
      await log.stop();
    });

    const child = (mode: 'run' | 'rebuild', view: string): ChildProcess =>
      spawn(process.execPath, [...flags, script, mode, log.file, views.folder, view], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      });

    const line = async (from: ChildProcess, fits: (said: Record<string, unknown>) => boolean) => {
      for await (const text of createInterface({ input: from.stdout! })) {
        const said = JSON.parse(text) as Record<string, unknown>;
        if (fits(said)) return said;
      }
      throw new Error('the process ended');
    };

    it('rebuild a view beside a runner and readers that go on', async () => {
      const { store: eventStore } = log;
      const { store: readStore } = views;
      const view = totals();
      const running = await start({ eventStore, readStore, views: [view] });
      for (let n = 0; n < 100; n += 1) await move(eventStore, `k${n % 9}`);
      await running.caughtUp;
      const rebuilding = child('rebuild', view.name);
      const rebuilt = new AbortController();
      const busy = (async () => {
        const read = readStore.view(view);
        let position = 0;
        for (let n = 0; !rebuilt.signal.aborted; n += 1) {
          position = await move(eventStore, `k${n % 9}`);
          expect((await read.find({ limit: 20 })).items.length).toBeGreaterThanOrEqual(9);
        }
        return position;
      })();
      const said = await line(rebuilding, () => true).finally(() => rebuilt.abort());
      expect(said).toEqual({ equal: true });
      await running.reached(view, await busy);
      const verified = await verifyView({ eventStore, readStore, projection: anyProjection(view) });
      expect(verified).toMatchObject({ equal: true });
      await running.stop();
    });

    it('lose and repeat nothing when they are killed in the middle of their work', async () => {
      const { store: eventStore } = log;
      const { store: readStore } = views;
      const view = totals();
      const projection = anyProjection(view);
      const ended = new AbortController();
      const writing = (async () => {
        for (let n = 0; !ended.signal.aborted; n += 1) await move(eventStore, [`k${n % 30}`, `l${n % 7}`]);
      })();
      for (let round = 0; round < 3; round += 1) {
        const before = await eventStore.head();
        const runner = child('run', view.name);
        await line(runner, ({ position }) => Number(position) > before);
        runner.kill('SIGKILL');
        await once(runner, 'exit');
        expect(await verifyView({ eventStore, readStore, projection })).toMatchObject({ equal: true });
      }
      ended.abort();
      await writing;
    });

    it('leave the live view as it was when a rebuild is killed', async () => {
      const { store: eventStore } = log;
      const { store: readStore } = views;
      const view = totals();
      const projection = anyProjection(view);
      const running = await start({ eventStore, readStore, views: [view] });
      await running.reached(view, await move(eventStore, 'kept'));
      const rebuilding = child('rebuild', view.name);
      while ((await readStore.leases.holder(`rebuild:${view.name}.v1`)) === undefined && rebuilding.exitCode === null)
        await new Promise(setImmediate);
      // It may be done before its start was seen.
      const ended = rebuilding.exitCode === null ? once(rebuilding, 'exit') : undefined;
      rebuilding.kill('SIGKILL');
      await ended;
      await running.reached(view, await move(eventStore, 'kept'));
      expect(await verifyView({ eventStore, readStore, projection })).toMatchObject({ equal: true });
      await running.stop();
    });
  });
};
