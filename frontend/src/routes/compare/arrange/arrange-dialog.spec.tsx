import { screen, within } from '@testing-library/react';
import { type Tune, tunedFigures } from '#racing';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

const address = '/?share=~KtRoad_a00~Kdrag100_a00~CFlea~T332~CMistral~T332~CZonda~T332&base=1';

beforeEach(() => {
  localStorage.clear();
  const api = new FakeApi();
  api.cars = [testCar('Flea', { rq: 15, year: 2024 }), testCar('Mistral', { rq: 85 }), testCar('Zonda', { rq: 60 })];
  api.set('Flea|332|tRoad_a00', 90);
  api.set('Mistral|332|tRoad_a00', 72);
  api.set('Zonda|332|tRoad_a00', 70);
  api.set('Flea|332|drag100_a00', 8);
  api.set('Mistral|332|drag100_a00', 7);
  api.install();
});

async function opened(at = address) {
  const page = renderAt(at, <ComparePage />);
  await page.user.click((await screen.findAllByRole('button', { name: 'Arrange' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange' }));
  const cars = () => page.where().match(/(?<=~C)\w+/g);
  return { ...page, dialog, cars };
}

const byHandling = (one: string, other: string) => handlingOf(other) - handlingOf(one);
const handlingOf = (tune: string) => tunedFigures(testCar('Mistral'), tune as Tune).handling;

describe('arranging', () => {
  it('sorts cars by what the grid shows, and the base car stays the base', async () => {
    const { user, dialog, cars, where } = await opened();
    await user.click(dialog.getByRole('button', { name: 'RQ' }));
    expect(cars()).toEqual(['Mistral', 'Zonda', 'Flea']);
    await user.click(dialog.getByRole('button', { name: 'Points' }));
    expect(cars()).toEqual(['Zonda', 'Mistral', 'Flea']);
    await user.click(dialog.getByRole('button', { name: 'Year' }));
    expect(cars()).toEqual(['Flea', 'Zonda', 'Mistral']);
    expect(where()).toContain('&base=2');
  });

  it('sorts cars by their figures as tuned', async () => {
    const { user, dialog, where } = await opened('/?share=~KtRoad_a00~CMistral~T000~CMistral~T323~CMistral~T332');
    await user.click(dialog.getByRole('button', { name: 'Handling' }));
    expect(where().match(/(?<=~T)\d+/g)).toEqual(['323', '332', '000'].toSorted(byHandling));
  });

  it('sorts cars by several figures at once, those of which one is not known last', async () => {
    const api = new FakeApi();
    api.cars = [testCar('Flea'), testCar('Mistral', { mra: 60 }), testCar('Zonda', { mra: 90 })];
    api.install();
    const { user, dialog, cars } = await opened();
    await user.click(dialog.getByText('Combined stats'));
    await user.click(dialog.getByRole('button', { name: 'MRA · Top speed' }));
    expect(cars()).toEqual(['Zonda', 'Mistral', 'Flea']);
  });

  it('moves a car by its buttons, and clears all of them with a way back', async () => {
    const { user, dialog, cars } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Flea, 332: down' }));
    expect(cars()).toEqual(['Mistral', 'Flea', 'Zonda']);
    await user.click(dialog.getByRole('button', { name: 'Clear cars' }));
    expect(cars()).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(cars()).toEqual(['Mistral', 'Flea', 'Zonda']);
  });

  it('sorts tracks by where the base car does best', async () => {
    const { user, dialog, where } = await opened();
    await user.click(dialog.getByRole('radio', { name: 'Tracks' }));
    expect(where()).toContain('~KtRoad_a00~Kdrag100_a00');
    await user.click(dialog.getByRole('button', { name: 'Base car’s lead' }));
    expect(where()).toContain('~Kdrag100_a00~KtRoad_a00');
  });

  it('sorts cars by one track from the menu of that', async () => {
    const page = renderAt(address, <ComparePage />);
    await page.user.click(await screen.findByRole('button', { name: /Twisty Road.*: menu/ }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Sort cars by this track' }));
    expect(page.where().match(/(?<=~C)\w+/g)).toEqual(['Zonda', 'Mistral', 'Flea']);
  });
});
