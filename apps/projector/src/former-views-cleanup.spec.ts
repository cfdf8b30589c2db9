import type { ReadStore, ViewVersion } from '#read-store';
import { eventually } from '#test/eventually';
import { startFormerViewsCleanup } from './former-views-cleanup.ts';

const now: ViewVersion = { name: 'now', version: 1 };
const before: ViewVersion = { name: 'before', version: 1 };

/** A store without `now` the first time, and in trouble the second. */
const storeOf = (dropped: ViewVersion[]): ReadStore => {
  const answers = [
    () => [],
    () => {
      throw new Error('no answer');
    },
    () => [{ ...now, checkpoint: { position: 1, logId: 'log' } }],
  ];
  const lease = { name: 'x', holder: 'x', token: 1 };
  return {
    status: async () => answers.shift()?.() ?? [],
    leases: { acquire: async () => lease, renew: async () => true, release: async () => undefined },
    drop: async (view: ViewVersion) => void dropped.push(view),
  } as Partial<Record<keyof ReadStore, unknown>> as ReadStore;
};

describe('views with former names', () => {
  const options = (dropped: ViewVersion[]) => ({
    readStore: storeOf(dropped),
    projections: [now],
    formerViews: [before],
    holder: 'projector',
  });

  it('are dropped once, when the new ones are built, also after an error', async () => {
    const [dropped, warned]: [ViewVersion[], string[]] = [[], []];
    const cleanup = startFormerViewsCleanup(
      options(dropped),
      { warn: (_: unknown, text: string) => warned.push(text) } as never,
      1,
    );
    await eventually(() => expect(dropped).toEqual([before]));
    await cleanup[Symbol.asyncDispose]();
    expect(warned).toEqual(['the views with former names could not be dropped']);
    expect(dropped).toEqual([before]);
  });

  it('stay when the process ends before', async () => {
    const dropped: ViewVersion[] = [];
    await startFormerViewsCleanup(options(dropped), { warn: () => undefined }, 60_000)[Symbol.asyncDispose]();
    expect(dropped).toEqual([]);
  });
});
