import { screen, within } from '@testing-library/react';
import { campaign, type CampaignAnswer } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { Refusal } from '../../test/answering.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { FindCarPage } from './find-car.page.tsx';

const match = (number: number, carIds: string[]) => ({
  match: number,
  gameVersion: '26',
  statedAt: '2026-11-22T12:00:00.000Z',
  carIds,
  trackCodes: ['mile4_a00', 'kart_a00', 'moto_a10', 'hairpin_a60', 'dtRoad_a40'],
});

class FakeCampaign extends FakeApi {
  places: CampaignAnswer['items'] = [
    { placeId: 'a', place: 'YB A', championship: true, matches: [match(1, ['Mini', 'Golf'])] },
    { placeId: 'b', place: 'SN B', championship: true, matches: [match(4, ['Golf', 'Polo', 'Gone'])] },
  ];
  down = false;

  override handlers() {
    const list = this.on(
      campaign.list,
      () => (this.down ? new Refusal('store-unavailable') : { items: this.places }),
      () => 1,
    );
    return [list, ...super.handlers()];
  }
}

let api: FakeCampaign;
beforeEach(() => {
  api = new FakeCampaign();
  api.cars = ['Mini', 'Golf', 'Polo', 'Other'].map((id, at) => testCar(id, { rq: 70 - at }));
  api.install();
});
const cardOf = async (name: string) =>
  (await screen.findByRole('list', { name: `Where to win ${name}` })).closest('li')!;

describe('the car finder', () => {
  it('says where a car can be won, how likely, and after how many races', async () => {
    renderAt('/findCar', <FindCarPage />);
    const golf = await cardOf('Golf');
    expect(golf).toHaveTextContent(/SN B, match 470%Races: 1.4 on average, at most 2 for 9 in 10 players/);
    expect(golf).toHaveTextContent(/YB A, match 120%Races: 5 on average, at most 11 for 9 in 10 players/);
    const tracks = within(golf).getByRole('link', { name: 'Compare the tracks of YB A, match 1' });
    expect(tracks.getAttribute('href')).toMatch(/^\/compare\?share=.*mile4_a00.*Golf/);
    expect(screen.getByText('Not in the catalogue: 1')).toBeVisible();
    expect(screen.queryByText('Other')).toBeNull();
  });

  it('finds by words and classes, and says when nothing fits', async () => {
    const { user, where } = renderAt('/findCar', <FindCarPage />);
    await user.type(await screen.findByRole('searchbox'), 'golf');
    expect(await screen.findByText('1 car')).toBeVisible();
    expect(where()).toBe('/findCar?find=golf');
    await user.type(screen.getByRole('searchbox'), 'xyz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('3 cars')).toBeVisible();
  });

  it('keeps the cars one is after above, in the address, with the matches that give several', async () => {
    const { user, where } = renderAt('/findCar', <FindCarPage />);
    await user.click(await screen.findByRole('button', { name: 'Add Golf to the cars you want' }));
    await user.click(screen.getByRole('button', { name: 'Add Mini to the cars you want' }));
    expect(where()).toBe('/findCar?cars=Golf%2CMini');
    const chosen = screen.getByRole('region', { name: 'Cars you want' });
    expect(chosen).toHaveTextContent(/Matches with several of these carsYB A, match 1 100% Golf, Mini/);
    await user.click(within(chosen).getByRole('button', { name: 'Remove Golf from the cars you want' }));
    expect(where()).toBe('/findCar?cars=Mini');
  });

  it('says when no match gives a car, and when the server does not answer', async () => {
    api.places = [];
    const { unmount } = renderAt('/findCar', <FindCarPage />);
    expect(await screen.findByText('No cars to win yet')).toBeVisible();
    unmount();
    api.down = true;
    renderAt('/findCar', withoutRetry(<FindCarPage />));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
