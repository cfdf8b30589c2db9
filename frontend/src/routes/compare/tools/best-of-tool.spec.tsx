import { act, screen, waitFor, within } from '@testing-library/react';
import { bestTimes, garages, type MyGarage } from '#contracts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

const times: Record<string, [string, string, number][]> = {
  tRoad_a00: [
    ['Zonda', '332', 70],
    ['Flea', '323', 90],
  ],
  drag100_a00: [
    ['Flea', '323', 6],
    ['Zonda', '332', 7],
  ],
};

const owned: MyGarage['copies'][number] = {
  copyId: 'flea',
  carId: 'Flea',
  points: '969',
  since: null,
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
  note: null,
};

class TimedApi extends FakeApi {
  protected override handlers() {
    const best = this.on(bestTimes.ofTrack, ({ params }) => ({ items: times[params.trackCode] ?? [] }));
    const own: MyGarage = {
      copies: [owned],
      visibility: 'private',
      key: null,
      groups: [],
      imports: [],
      changedAt: null,
    };
    return [best, this.on(garages.own, () => own), ...super.handlers()];
  }
}

beforeEach(() => {
  localStorage.clear();
  const api = new TimedApi();
  api.cars = [testCar('Flea', { rq: 15, class: 'F' }), testCar('Zonda', { rq: 90, class: 'S' })];
  api.set('Flea|332|tRoad_a00', 95);
  api.install();
});

async function opened() {
  const page = renderAt('/?share=~KtRoad_a00~Kdrag100_a00~CFlea~T332', <ComparePage />);
  await page.user.click(await screen.findByRole('button', { name: /Twisty Road.*: menu/ }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Best cars here' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Best cars' }));
  const list = async () =>
    within(await panel.findByRole('list', { name: 'Best first' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  return { ...page, panel, list };
}

describe('the best cars beside the grid', () => {
  it('are ranked on the track, and each goes into the grid in its best tune', async () => {
    const { user, panel, list, where } = await opened();
    expect(await list()).toEqual([expect.stringContaining('Zonda'), expect.stringContaining('Flea')]);
    await user.click(panel.getByRole('link', { name: /Zonda/ }));
    expect(where()).toContain('~CFlea~T332~CZonda~T332');
    expect(panel.getByRole('link', { name: /Zonda/ })).toBeVisible();
  });

  it('follow the grid from track to track, with the same filter', async () => {
    const { user, panel, list } = await opened();
    await list();
    act(() => screen.getByRole('button', { name: /0-100.*: menu/ }).focus());
    await waitFor(async () => expect((await list())[0]).toContain('Flea'));
    await user.click(panel.getByRole('button', { name: 'Class S' }));
    expect(await list()).toHaveLength(1);
    expect(panel.getByRole('link', { name: 'Compare the best 1' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Class S' }));
    expect(await list()).toHaveLength(2);
  });

  it('are those of one’s own garage, and its best goes into the grid', async () => {
    const { user, panel, list, where } = await opened();
    expect(await list()).toHaveLength(2);
    await user.click(panel.getByRole('switch', { name: 'Only my garage' }));
    await waitFor(async () => expect(await list()).toEqual([expect.stringContaining('Flea')]));
    await user.click(panel.getByRole('link', { name: /Flea/ }));
    expect(where()).toContain('~CFlea~T332~CFlea~T323');
    await user.click(panel.getByRole('switch', { name: 'Only my garage' }));
  });

  it('are ranked on all tracks together by the points that they lose', async () => {
    const { user, panel, list } = await opened();
    await user.click(panel.getByRole('radio', { name: 'All (2)' }));
    expect(await list()).toHaveLength(2);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'Best cars' })).toBeNull();
  });
});
