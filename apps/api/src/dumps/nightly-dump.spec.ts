import type { Logger } from 'pino';
import type { ReadStore } from '#read-store';
import type { DumpFiles } from '../ports.ts';
import { NightlyDump } from './nightly-dump.ts';

describe('the open data of a new site', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are packed within minutes of its start, and looked after from then on', async () => {
    const acquire = vi.fn(async () => undefined);
    const readStore = { leases: { acquire } } as unknown as ReadStore;
    const files = { newest: async () => undefined } as unknown as DumpFiles;
    const others = [{}, {}, {}, {}] as never[];
    const [lapTimes, cars, tags, years] = others as [never, never, never, never];
    const dump = new NightlyDump(readStore, files, lapTimes, cars, tags, years, {} as Logger);
    dump.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(acquire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(acquire).toHaveBeenCalledTimes(3);
    await dump.onModuleDestroy();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(acquire).toHaveBeenCalledTimes(3);
  });
});
