import type { Logger } from 'pino';
import type { ReadStore } from '#read-store';
import type { DumpFiles } from '../ports.ts';
import { NightlyDump } from './nightly-dump.ts';

describe('the open data of a new site', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are packed within minutes of its start, and looked after from then on', async () => {
    const acquire = jest.fn(async () => undefined);
    const readStore = { leases: { acquire } } as unknown as ReadStore;
    const files = { newest: async () => undefined } as unknown as DumpFiles;
    const others = [{}, {}, {}, {}] as never[];
    const [lapTimes, cars, tags, years] = others as [never, never, never, never];
    const dump = new NightlyDump(readStore, files, lapTimes, cars, tags, years, {} as Logger);
    dump.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(3 * 60_000);
    expect(acquire).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(20 * 60_000);
    expect(acquire).toHaveBeenCalledTimes(3);
    await dump.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(acquire).toHaveBeenCalledTimes(3);
  });
});
