import { released, revised } from '#test/car-attributes';
import { filledView } from '#test/filled-view';
import { given } from '#test/projection-kit';
import type { GameVersionReleased } from '#domain';
import { versionChanges, type VersionChangesDoc } from './version-changes.projection.ts';
import { gameVersionsOf, newestGameVersion } from './version-changes.query.ts';

const version: GameVersionReleased = { type: 'GameVersionReleased', data: { gameVersion: '24.1' } };
const doc = (facts: Partial<VersionChangesDoc> = {}): VersionChangesDoc => ({
  gameVersion: '24.1',
  rank: 2401,
  carsReleased: 0,
  carsRevised: 0,
  fields: {},
  ...facts,
});
const inVersion = (alreadyStated: 'everything' | ('rq' | 'weightKg')[]) =>
  ({ gameVersion: '24.1', alreadyStated }) as const;

describe('version-changes', () => {
  it('has a version that brought nothing', () => {
    given(versionChanges, [version]).then('24.1', doc({ announced: true }));
  });

  it('knows the day on which a version came, as it was said last', () => {
    const dated = (releasedOn: string | null) =>
      ({ type: 'GameVersionDated', data: { gameVersion: '24.1', releasedOn } }) as const;
    given(versionChanges, [version, dated('2025-11-04'), dated('2025-11-05')]).then(
      '24.1',
      doc({ announced: true, releasedOn: '2025-11-05' }),
    );
    given(versionChanges, [version, dated('2025-11-04'), dated(null)]).then('24.1', doc({ announced: true }));
  });

  it('counts cars that came and became others, and the figures in which', () => {
    given(versionChanges, [
      version,
      released('A', { gameVersion: '24.1' }),
      revised('B', { rq: 25, weightKg: 660 }, inVersion([])),
      revised('C', { rq: 30 }, inVersion([])),
    ]).then('24.1', doc({ announced: true, carsReleased: 1, carsRevised: 2, fields: { rq: 2, weightKg: 1 } }));
  });

  it('counts a car and a figure once, however often they are corrected', () => {
    given(versionChanges, [
      released('A', { gameVersion: '24.1' }),
      revised('A', { rq: 25 }, inVersion('everything')),
      revised('B', { rq: 25 }, inVersion([])),
      revised('B', { rq: 26, weightKg: 660 }, inVersion(['rq'])),
    ]).then('24.1', doc({ carsReleased: 1, carsRevised: 1, fields: { rq: 1, weightKg: 1 } }));
  });
});

describe('the versions of the game', () => {
  it('come oldest first, all or those later than one up to another', async () => {
    const versions = [
      doc({ gameVersion: '26', rank: 2600 }),
      doc({ announced: true }),
      doc({ gameVersion: '24', rank: 2400, announced: true }),
    ];
    const { view, stop } = await filledView<never, VersionChangesDoc>(
      versionChanges as never,
      versions.map((one) => ({ key: one.gameVersion, doc: one })),
    );
    const names = async (between?: { after: string; upTo: string }) =>
      (await gameVersionsOf(view, between)).items.map(({ gameVersion }) => gameVersion);
    expect(await names()).toEqual(['24', '24.1', '26']);
    expect(await names({ after: '24', upTo: '26' })).toEqual(['24.1', '26']);
    expect(await names({ after: '24', upTo: '24.1' })).toEqual(['24.1']);
    expect(await newestGameVersion(view)).toBe('24.1');
    await stop();
  });
});
