import { filledView } from '#test/filled-view';
import { given } from '#test/projection-kit';
import type { CampaignMatchStated } from '#domain';
import { type CampaignDoc, campaignView } from './campaign.projection.ts';
import { campaignIn, versionsOfPlace } from './campaign.query.ts';

const said = (match: number, more: Partial<CampaignMatchStated['data']> = {}): CampaignMatchStated => ({
  type: 'CampaignMatchStated',
  data: {
    placeId: 'YB_Cup',
    place: 'YB Cup',
    match,
    gameVersion: '26',
    changes: { carIds: ['Mini', 'Golf'] },
    source: 'moderator',
    reason: 'now-known',
    ...more,
  },
});

describe('campaign', () => {
  it('keeps what was said of each match of a place, by whom and why', () => {
    const { placeId: _, place: __, ...one } = said(2, { textId: 'text-1' }).data;
    given(campaignView, [said(2, { textId: 'text-1' })]).then('YB_Cup', {
      place: 'YB Cup',
      said: [{ ...one, by: 'user-1', at: '2026-01-01T00:00:00.000Z' }],
    });
  });
});

describe('the campaign in a version of the game', () => {
  const { placeId: _, place, ...one } = said(2).data;
  const by = { by: 'user-1', at: '2026-01-01T00:00:00.000Z' };
  const doc: CampaignDoc = {
    place,
    said: [
      { ...one, ...by },
      { ...one, ...by, match: 1, gameVersion: '25', changes: { trackCodes: ['a', 'b', 'c', 'd', 'e'] } },
      { ...one, ...by, gameVersion: '24', changes: { carIds: ['Polo', 'Mini'] } },
    ],
  };
  let filled: Awaited<ReturnType<typeof filledView<CampaignMatchStated, CampaignDoc>>>;
  beforeAll(async () => void (filled = await filledView(campaignView, [{ key: 'YB_Cup', doc }])));
  afterAll(() => filled.stop());
  const carsIn = async (version?: string) =>
    (await campaignIn(filled.view, version)).items[0]?.matches.map(({ match, carIds }) => [match, carIds]);

  it('has what was said last of the newest version up to it', async () => {
    expect(await carsIn()).toEqual([
      [1, []],
      [2, ['Mini', 'Golf']],
    ]);
    expect(await carsIn('24')).toEqual([[2, ['Polo', 'Mini']]]);
    expect(await carsIn('20')).toBeUndefined();
    expect((await campaignIn(filled.view)).items[0]).toMatchObject({ placeId: 'YB_Cup', championship: true });
  });

  it('tells what was said, newest first', async () => {
    expect((await versionsOfPlace(filled.view, 'YB_Cup')).said.map(({ match }) => match)).toEqual([2, 1, 2]);
    expect((await versionsOfPlace(filled.view, 'Nowhere')).said).toEqual([]);
  });
});
