import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { campaign, type StateMatchBody, versions } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { closeSnack } from '../../ui/snack/snacks.ts';
import { CampaignMatchesPage } from './campaign-matches.page.tsx';

const at = '2026-11-22T12:00:00.000Z';
const codes = ['mile4_a00', 'kart_a00', 'hairpin_a60', 'hClimb_a00', 'drag100_a00'];

class FakeCampaign extends FakeApi {
  override mod = true;
  readonly stated: StateMatchBody[] = [];

  protected override handlers(): HttpHandler[] {
    const match = { match: 1, gameVersion: '26', statedAt: at, carIds: ['Mini', 'Golf'], trackCodes: codes };
    const place = { placeId: 'YB_Cup', place: 'YB Cup', championship: true, matches: [match] };
    const said = {
      match: 1,
      gameVersion: '26',
      changes: { carIds: ['Mini', 'Golf'] },
      reason: 'now-known',
      at,
    } as const;
    const items = ['25', '26'].map((gameVersion) => ({ gameVersion, carsReleased: 0, carsRevised: 0, fields: {} }));
    return [
      this.on(
        campaign.list,
        () => ({ items: [place] }),
        () => this.position,
      ),
      this.on(campaign.history, ({ params: { placeId } }) => ({
        placeId,
        said: [
          { ...said, changes: { carIds: ['Mini', 'Golf'] }, text: 'Seen.', by: 'tomas', source: 'moderator' as const },
        ],
      })),
      this.on(versions.list, () => ({ items })),
      this.on(campaign.stateMatch, ({ body }) => {
        this.stated.push(body);
        return { id: 'YB_Cup|1', position: (this.position += 1), views: ['campaign'] };
      }),
      ...super.handlers(),
    ];
  }
}

let api: FakeCampaign;
beforeEach(() => {
  api = new FakeCampaign();
  api.cars = ['Mini', 'Golf', 'Polo'].map((id) => testCar(id));
  api.install();
});
afterEach(closeSnack);

const open = async () => {
  const { user } = renderAt('/admin/campaign', <CampaignMatchesPage />);
  await screen.findByRole('group', { name: 'Cars to win' });
  return user;
};
const press = (name: string) => screen.getByRole('button', { name });

describe('the campaign for moderators', () => {
  it('changes which car is likelier, since a version, with a reason and a way back', async () => {
    const user = await open();
    expect(await screen.findByText('80%')).toBeVisible();
    await user.click(press('Move Golf up'));
    await user.click(press('Save changes'));
    expect(api.stated).toEqual([]);
    await user.click(press('Correction'));
    await user.click(press('Save changes'));
    expect(await screen.findByText('Saved: YB Cup, match 1')).toBeVisible();
    const facts = { carIds: ['Golf', 'Mini'], trackCodes: codes };
    expect(api.stated).toEqual([
      { place: 'YB Cup', match: 1, gameVersion: '26', facts, reason: { code: 'correction' } },
    ]);
    await user.click(press('Undo'));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(api.stated.at(-1)?.facts.carIds).toEqual(['Mini', 'Golf']);
  });

  it('sends neither one car alone nor four tracks', async () => {
    const user = await open();
    await user.click(press('Remove Golf'));
    const tracks = screen.getByRole('textbox', { name: 'Track codes' });
    await user.clear(tracks);
    await user.type(tracks, codes.slice(1).join(' '));
    await user.click(press('Correction'));
    await user.click(press('Save changes'));
    expect(screen.getByText(/^Choose two or three cars/)).toBeVisible();
    expect(screen.getByText('Enter five track codes, or none.')).toBeVisible();
    expect(api.stated).toEqual([]);
  });

  it('tells who said what of the place', async () => {
    await open();
    const history = screen.getByRole('region', { name: 'History' });
    expect(await within(history).findByText(/tomas/)).toBeVisible();
    expect(history).toHaveTextContent(/Match 1, since version 26.*Mini, Golf.*New information.*Seen\./);
  });

  it('is for moderators', async () => {
    api.mod = false;
    renderAt('/admin/campaign', <CampaignMatchesPage />);
    expect(await screen.findByText('Only moderators can see this page.')).toBeVisible();
  });
});

describe('a file of matches', () => {
  const csv = [
    'place;match;car1;car2;track1;track2;track3;track4;track5',
    `YB Cup;1;Mini;Golf;${codes.join(';')}`,
    `YB Cup;2;Golf;Polo;${codes.toReversed().join(';')}`,
    `Pine Valley;3;;;${codes.join(';')}`,
    'YB Cup;11;;',
    'YB Cup;4;Mini;Nonsense',
  ].join('\n');
  const file = (text: string, name: string) => new File([text], name);
  const section = () => within(screen.getByRole('region', { name: 'Import a file' }));

  it('is told line by line, saved with one reason, and taken back', async () => {
    const user = await open();
    await user.upload(section().getByLabelText('File'), file(csv, 'campaign.csv'));
    expect(await section().findByText('New: 2, unchanged: 1, errors: 2')).toBeVisible();
    expect(section().getByRole('region', { name: 'Choose the car' })).toHaveTextContent('Line 6: Nonsense');
    const lines = [...section().getAllByRole('list').at(-1)!.children].map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^Line 5: YB Cup, match 11A match needs two or three/);
    expect(lines.at(-1)).toMatch(/^Line 2: YB Cup, match 1unchanged$/);
    await user.click(section().getByRole('button', { name: 'Save new matches' }));
    expect(section().getByText('Choose a reason.')).toBeVisible();
    expect(api.stated).toEqual([]);
    await user.click(section().getByText('Changed by the game'));
    await user.click(section().getByRole('button', { name: 'Save new matches' }));
    expect(await screen.findByText('Saved: 2 of 2')).toBeVisible();
    expect(api.stated.map(({ place, match }) => `${place} ${match}`)).toEqual(['YB Cup 2', 'Pine Valley 3']);
    expect(api.stated[1]).toMatchObject({ gameVersion: '26', facts: { carIds: [], trackCodes: codes } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.stated.length).toBe(4));
    expect(api.stated[3]).toMatchObject({ facts: { carIds: [], trackCodes: [] }, reason: { code: 'correction' } });
  });

  it('that is none is refused with what it lacks', async () => {
    const user = await open();
    await user.upload(section().getByLabelText('File'), file('a;b\n1;2', 'other.csv'));
    expect(await section().findByText(/It needs the columns place and match/)).toBeVisible();
  });
});
