import { aCar } from '#test/a-car';
import { filledView } from '#test/filled-view';
import { carPage } from '#contracts';
import { CursorUnreadable } from '#read-store';
import { cars, type CatalogueCar } from './cars.projection.ts';
import { carsByIds, carsPage } from './cars.query.ts';

const inVersion = { releasedIn: '26', gameVersion: '26', statedIn: '26', restated: {} } as const;
const filling = (id: string, rq: number, retired = false) => ({
  key: id,
  doc: { id, ...aCar({ rq }), retired, source: 'starter', ...inVersion } satisfies CatalogueCar,
});

let filled: Awaited<ReturnType<typeof filledView<never, CatalogueCar>>>;
beforeAll(async () => {
  filled = await filledView(cars as never, [
    filling('low', 10),
    filling('high', 90),
    filling('gone', 95, true),
    filling('middle', 50),
    filling('other', 50),
  ]);
});
afterAll(() => filled.stop());

describe('the list of cars', () => {
  it('pages those that are offered, highest rating first', async () => {
    const first = await carsPage(filled.view, { limit: 3 });
    expect(first.position).toBe(50);
    expect(first.items[0]?.id).toBe('high');
    const second = await carsPage(filled.view, { limit: 3, after: first.next ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual([
      'high',
      'low',
      'middle',
      'other',
    ]);
    expect(second.items.at(-1)?.id).toBe('low');
    expect(second.next).toBeUndefined();
    expect(carPage.parse(first).items).toEqual(first.items);
  });

  it('gives cars by id in the order asked, once each, retired ones too, unknown ones left out', async () => {
    const { items, position } = await carsByIds(filled.view, ['low', 'gone', 'none', 'low']);
    expect(items.map(({ id, retired }) => [id, retired])).toEqual([
      ['low', false],
      ['gone', true],
    ]);
    expect(position).toBe(50);
  });

  it('refuses a cursor that it did not give', async () => {
    await expect(carsPage(filled.view, { limit: 3, after: 'nonsense' })).rejects.toThrow(CursorUnreadable);
  });
});
