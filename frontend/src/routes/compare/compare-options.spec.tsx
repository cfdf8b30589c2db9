import { act, screen } from '@testing-library/react';
import { versions } from '#contracts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ComparePage } from './compare.page.tsx';

const address = '/?share=~KtRoad_a00~CMistral~T332~CFlea~T332';

/** The game versions it knows. */
class Api extends FakeApi {
  protected override handlers() {
    const of = (gameVersion: string) => ({ gameVersion, carsReleased: 0, carsRevised: 0, fields: {} });
    return [this.on(versions.list, () => ({ items: [of('23'), of('24.1'), of('26')] })), ...super.handlers()];
  }
}

let api: Api;
beforeEach(() => {
  api = new Api();
  api.cars = [testCar('Mistral', { class: 'S', rq: 85, releasedIn: '24' }), testCar('Flea', { class: 'F', rq: 15 })];
  api.cars.push(testCar('Mistral@24.1', { name: 'Mistral', class: 'S', rq: 80 }));
  api.set('Mistral@24.1|332|tRoad_a00', 70);
  api.past.set('Mistral|332|tRoad_a00', 68.25);
  api.set('Flea|332|tRoad_a00', 90);
  api.install();
});

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

describe('options of Compare', () => {
  it('show a time from the past, marked as such, or leave its cell without one', async () => {
    renderAt(address, <ComparePage />);
    expect(await cell(/no time yet/)).toBeVisible();
    act(() => changeSettings({ showDataFromPast: true }));
    expect(await cell(/^1:08\.25, measured before the car was changed, not counted/)).toBeVisible();
    act(() => changeSettings({ showDataFromPast: false }));
    expect(await cell(/no time yet/)).toBeVisible();
    expect(screen.queryByText('1:08.25')).toBeNull();
    expect(await cell(/^1:30\.00/)).toBeVisible();
  });

  it('show a disputed time in its cell, and give it no place and no points', async () => {
    api.past.clear();
    api.disputed.set('Mistral|332|tRoad_a00', 12.34);
    renderAt(address, <ComparePage />);
    expect(await cell(/^12\.34, disputed, not counted/)).toBeVisible();
    // Alone on its track, the other has neither place nor points.
    expect(await cell(/^1:30\.00$/)).toBeVisible();
  });

  it('offer custom tunes only to who wants them, and only for the classes that have them', async () => {
    const { user } = renderAt(address, <ComparePage />);
    const tunes = async (car: string) => {
      await user.click(await screen.findByRole('button', { name: `More tunes for ${car}` }));
      const found = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return found;
    };
    const offered = ['332', '323', '233', '111', '000', 'All tunes…', 'No tune'];
    expect(await tunes('Mistral')).toEqual(offered);
    act(() => changeSettings({ showCustomTunes: true }));
    expect(await tunes('Flea')).toEqual(offered);
    const all = await tunes('Mistral');
    expect(all).toHaveLength(offered.length + 22);
    expect(all).toContain('222');
  });

  it('show a car as a version of the game had it, whose times are of then and are not typed', async () => {
    changeSettings({ showDataFromPast: true });
    const { user } = renderAt(address, <ComparePage />);
    await user.click(await screen.findByRole('button', { name: 'Mistral: menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show an older version…' }));
    await user.click(await screen.findByRole('combobox', { name: 'Car as of game version' }));
    const found = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(found).toEqual(['Current version', '24.1']);
    await user.click(screen.getByRole('option', { name: '24.1' }));
    await user.keyboard('{Escape}');
    await user.click(await cell(/^1:10\.00/));
    expect(await screen.findByText(/This is the car as of version 24\.1/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /lap time/i })).toBeNull();
  });
});
