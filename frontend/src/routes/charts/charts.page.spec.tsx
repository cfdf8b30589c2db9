import { screen, waitFor, within } from '@testing-library/react';
import { bestTimes, type BestTimesOfTrack, type Car, catalogue, versions } from '#contracts';
import { encodeCatalogue } from '#racing';
import { FileAnswer } from '../../test/answering.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ChartsPage } from './charts.page.tsx';

class TimedApi extends FakeApi {
  /** The cars of version 24. */
  carsThen: Car[] = [testCar('Polo', { rq: 44, class: 'C', weightKg: 1000, tyre: 'Standard' })];

  protected override handlers() {
    const best = this.on(bestTimes.ofTrack, (): BestTimesOfTrack => ({
      items: [
        ['Zonda', '332', 70],
        ['Zonda', '323', 68],
        ['Polo', '332', 84.5],
        ['Flea', '111', 90],
      ],
    }));
    const head = this.on(catalogue.head, ({ query: { version } }) => ({
      hash: version === undefined ? 'catalogue-of-today' : `catalogue-of-${version}`,
      position: this.position,
      gameVersion: '26',
      upcomingTags: [],
      saidTags: {},
    }));
    const file = this.on(
      catalogue.file,
      ({ params: { hash } }) => new FileAnswer(encodeCatalogue(hash === 'catalogue-of-24' ? this.carsThen : this.cars)),
    );
    const of = { carsReleased: 0, carsRevised: 0, fields: {} };
    const known = this.on(versions.list, () => ({
      items: ['24', '26'].map((gameVersion) => ({ ...of, gameVersion })),
    }));
    return [best, head, file, known, ...super.handlers()];
  }
}

let api: TimedApi;
beforeEach(() => {
  localStorage.clear();
  api = new TimedApi();
  api.cars = [
    testCar('Flea', { rq: 15, class: 'F', weightKg: 700, tyre: 'Standard' }),
    testCar('Polo', { rq: 45, class: 'C', weightKg: 1100, tyre: 'Standard' }),
    testCar('Zonda', { rq: 90, class: 'S', weightKg: 1250 }),
    testCar('Untimed', { rq: 60, class: 'B', weightKg: 1300 }),
  ];
  api.install();
});
const rows = async () => {
  const table = await screen.findByLabelText('Cars and stats');
  return [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
};

describe('charts', () => {
  it('have a table of what the picture shows: the best time of each car', async () => {
    const { user } = renderAt('/charts?track=tRoad_a00&view=table', <ChartsPage />);
    expect(await rows()).toEqual([
      expect.stringMatching(/^ZondaS 901:08.0090/),
      expect.stringMatching(/^PoloC 451:24.5045/),
      expect.stringMatching(/^FleaF 151:30.0015/),
    ]);
    await user.click(within(screen.getByLabelText('Cars and stats')).getByText('RQ'));
    expect((await rows())[0]).toMatch(/^Flea/);
  });

  it('show any figures of the cars that pass, as the address says', async () => {
    const { user, where } = renderAt('/charts?x=weightKg&xs=linear&view=table', <ChartsPage />);
    expect(await rows()).toHaveLength(4);
    expect(screen.getByText('RQ vs Weight')).toBeVisible();
    await user.click(screen.getByLabelText('Class F'));
    expect(await rows()).toEqual([expect.stringMatching(/^FleaF 15700/)]);
    expect(where()).toContain('series=%7EN%7EcF');
  });

  it('show cars as a version of the game had them, and go through the versions up to today', async () => {
    const { user, where } = renderAt('/charts?x=weightKg&xs=linear&view=table', <ChartsPage />);
    expect(await rows()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Play versions' }));
    await waitFor(() => expect(where()).toContain('version=24'));
    await waitFor(async () => expect(await rows()).toEqual([expect.stringMatching(/^PoloC 441,000/)]));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    await waitFor(() => expect(where()).not.toContain('version'), { timeout: 4_000 });
    expect(await rows()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Play versions' })).toBeVisible();
  });

  it('say that times are of today where cars are of before', async () => {
    renderAt('/charts?track=tRoad_a00&view=table&version=24', <ChartsPage />);
    expect(await screen.findByText('Shows current times.')).toBeVisible();
  });

  it('count tunes that are chosen, and say when nothing fits', async () => {
    const { user } = renderAt('/charts?track=tRoad_a00&view=table', <ChartsPage />);
    await rows();
    await user.click(screen.getByText('332'));
    expect((await rows())[0]).toMatch(/^ZondaS 901:10.00/);
    await user.click(screen.getByText('332'));
    await user.click(screen.getByText('000'));
    expect(await screen.findByText('No matching cars')).toBeVisible();
  });

  it('have medians of groups, or of series where there are several', async () => {
    renderAt('/charts?x=weightKg&xs=linear&view=table&colour=tyre', <ChartsPage />);
    await rows();
    const medians = await screen.findByLabelText('Medians');
    expect(medians).toHaveTextContent(/Standard290030Performance21,27575/);
  });

  it('show a car of a row, and pin it in the address', async () => {
    const { user, where } = renderAt('/charts?x=weightKg&xs=linear&view=table', <ChartsPage />);
    await rows();
    await user.click(screen.getByText('Polo'));
    const card = screen.getByLabelText('Polo');
    expect(card).toHaveTextContent(/Weight1,100RQ45/);
    await user.click(within(card).getByRole('button', { name: 'Pin' }));
    expect(where()).toContain('pins=Polo');
  });
});

describe('charts with one tune chosen', () => {
  it('show figures as they are reckoned for the only tune that is chosen', async () => {
    const { user } = renderAt('/charts?x=topSpeedMph&xs=linear&view=table', <ChartsPage />);
    const asItComes = (await rows())[0];
    await user.click(screen.getByText('332'));
    expect(await screen.findByText(/are calculated for tune 332/)).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).not.toBe(asItComes));
    await user.click(screen.getByText('323'));
    expect(screen.queryByText(/are calculated for tune/)).toBeNull();
    await waitFor(async () => expect((await rows())[0]).toBe(asItComes));
  });

  it('wait for the cars, with a tune chosen as well', async () => {
    const held = Promise.withResolvers<void>();
    api.held.set('/api/v1/catalogue/catalogue-of-today', held.promise);
    renderAt('/charts?x=weightKg&xs=linear&view=table&tunes=332', <ChartsPage />);
    await waitFor(() => expect(api.asked('/api/v1/catalogue/catalogue-of-today')).not.toEqual([]));
    expect(screen.queryByText('No matching cars')).toBeNull();
    held.resolve();
    expect(await rows()).toHaveLength(4);
  });
});

describe('a chart', () => {
  it('shows how figures are spread, and marks the cars of a bar or a cell', async () => {
    const { user, where } = renderAt('/charts?x=weightKg&xs=linear&y=rq&view=spread', <ChartsPage />);
    const counts = within(await screen.findByRole('region', { name: /^Cars by Weight/ }));
    const bars = counts.getAllByRole('button').map((bar) => bar.getAttribute('aria-label'));
    expect(bars).toEqual([expect.stringMatching(/^700 – .*\. Cars: 1$/), expect.stringMatching(/1,300\. Cars: 3$/)]);
    const boxes = within(screen.getByRole('region', { name: 'RQ by Class' }));
    expect(boxes.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['S', 'B', 'C', 'F']);
    expect(boxes.getAllByRole('img')[0]).toHaveAccessibleName('90 to 90; middle half 90 to 90; median 90');
    const heat = () => within(screen.getByRole('region', { name: /^RQ by Class and/ }));
    expect(heat().getByRole('columnheader', { name: 'Standard' })).toBeVisible();
    await user.click(heat().getByRole('button', { name: /15/ }));
    expect(within(screen.getByRole('region', { name: 'Selected' })).getByText(/Flea/)).toBeVisible();
    await user.click(heat().getByRole('combobox', { name: 'Second group' }));
    await user.click(await screen.findByRole('option', { name: 'Drive' }));
    expect(where()).toContain('by=drive');
    expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull();
  });

  it('counts points against the middle of the field, or a car that is pinned', async () => {
    const { user, where } = renderAt(
      '/charts?track=tRoad_a00&x=points&xs=linear&pins=Zonda&view=table',
      <ChartsPage />,
    );
    const points = async () => Object.fromEntries((await rows()).map((row) => [row?.slice(0, 4), row]));
    // The Polo is the second of three: against itself it draws.
    expect((await points())['Polo']).toMatch(/^PoloC 45045/);
    expect((await points())['Zond']).toMatch(/^ZondaS 90[1-9]\d+90/);
    await user.click(screen.getByRole('combobox', { name: 'Points vs (pinned cars)' }));
    await user.click(await screen.findByRole('option', { name: 'Zonda' }));
    expect(where()).toContain('ref=Zonda');
    await waitFor(async () =>
      expect(await points()).toMatchObject({
        Zond: expect.stringMatching(/^ZondaS 90090/),
        Polo: expect.stringMatching(/^PoloC 45-\d+45/),
      }),
    );
  });
});
