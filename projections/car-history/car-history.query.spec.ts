import { aCar } from '#test/a-car';
import { filledView } from '#test/filled-view';
import type { CarAttributes } from '#domain';
import { gameVersionRank } from '#racing';
import { carHistory, type CarHistoryDoc, type CarVersionEntry } from './car-history.projection.ts';
import { carInVersion, carsChangedBetween, attributesInVersion, historyOfCar } from './car-history.query.ts';

const one = (gameVersion: string, facts: Partial<CarAttributes>, whole = false): CarVersionEntry => ({
  gameVersion,
  whole,
  facts,
  source: 'import',
  reason: whole ? 'released' : 'game-update',
  by: 'system:ops',
  at: '2026-01-01T00:00:00.000Z',
});
const filling = (key: string, ...said: CarVersionEntry[]) => ({
  key,
  doc: {
    latest: Math.max(...said.map(({ gameVersion }) => gameVersionRank(gameVersion))),
    said,
  } satisfies CarHistoryDoc,
});

let filled: Awaited<ReturnType<typeof filledView<never, CarHistoryDoc>>>;
beforeAll(async () => {
  filled = await filledView<never, CarHistoryDoc>(carHistory as never, [
    filling('Still', one('15', aCar(), true)),
    filling('Up', one('15', aCar(), true), one('24', { rq: 26 }), one('20', { rq: 25 })),
    filling('There_and_back', one('15', aCar(), true), one('20', { rq: 25 }), one('24', { rq: 24 })),
    filling('New', one('21', aCar({ name: 'New' }), true), one('24', { rq: 26 })),
  ]);
});
afterAll(() => filled.stop());

describe('the history of cars', () => {
  it('tells the car of any version, and that there was none', async () => {
    const rqIn = async (carId: string, version?: string) => (await carInVersion(filled.view, carId, version)).facts?.rq;
    expect(await Promise.all(['15', '19.3', '20', '24', undefined].map((version) => rqIn('Up', version)))).toEqual([
      24, 24, 25, 26, 26,
    ]);
    expect(await carInVersion(filled.view, 'New', '20')).toMatchObject({ known: true, facts: undefined, newest: '24' });
    expect(await carInVersion(filled.view, 'Nobody')).toMatchObject({ known: false, facts: undefined });
  });

  it('tells the figures of a version from what was said of a car', () => {
    const { doc } = filling('Up', one('15', aCar(), true), one('24', { rq: 26 }), one('20', { rq: 25 }));
    expect(['14', '15', '20', '26'].map((version) => attributesInVersion(doc, version)?.rq)).toEqual([
      undefined,
      24,
      25,
      26,
    ]);
  });

  it('tells what each version changed, newest first, and what it was before', async () => {
    const { changes } = await historyOfCar(filled.view, 'Up');
    expect(changes?.map(({ gameVersion, changes: figures }) => [gameVersion, figures])).toEqual([
      ['24', { rq: [25, 26] }],
      ['20', { rq: [24, 25] }],
      ['15', {}],
    ]);
    expect((await historyOfCar(filled.view, 'Nobody')).changes).toBeUndefined();
  });

  it('tells what a version changed also where a list had said all of it before its past came in', async () => {
    const said = [one('26', aCar({ rq: 27 }), true), one('15', aCar(), true), one('20', { rq: 25 })];
    const late = await filledView<never, CarHistoryDoc>(carHistory as never, [filling('Late', ...said)]);
    const { changes } = await historyOfCar(late.view, 'Late');
    await late.stop();
    expect(changes?.map(({ gameVersion, reason, changes: figures }) => [gameVersion, reason, figures])).toEqual([
      ['26', 'list-imported', { rq: [25, 27] }],
      ['20', 'game-update', { rq: [24, 25] }],
      ['15', 'released', {}],
    ]);
  });

  it('fills each page but the last, however many cars agree in between', async () => {
    const many = Array.from({ length: 650 }, (_, n) =>
      filling(`Car_${String(n).padStart(3, '0')}`, one('15', aCar(), true), one('24', n % 60 === 7 ? { rq: 26 } : {})),
    );
    const { view, stop } = await filledView<never, CarHistoryDoc>(carHistory as never, many);
    const pages: number[] = [];
    const seen = new Set<string>();
    for (let after: string | undefined = ''; after !== undefined;) {
      const cursor = after === '' ? {} : { after };
      const page = await carsChangedBetween(view, { from: '15', to: '24', limit: 3, ...cursor });
      pages.push(page.items.length);
      for (const { carId } of page.items) seen.add(carId);
      after = page.next;
    }
    const whole = await carsChangedBetween(view, { from: '15', to: '24', limit: 11 });
    await stop();
    expect([pages, seen.size]).toEqual([[3, 3, 3, 2], 11]);
    expect([whole.items.length, whole.next]).toEqual([11, undefined]);
  });

  it('knows no other car in tags of another order, and no new one in what a real catalogue took away', async () => {
    const taken = filling('Taken', one('24', aCar(), true));
    const { view, stop } = await filledView<never, CarHistoryDoc>(carHistory as never, [
      filling('Tagged', one('15', aCar({ tags: ['Hot', 'Small'] }), true), one('24', { tags: ['Small', 'Hot'] })),
      { ...taken, doc: { ...taken.doc, replaced: true as const } },
      filling('Came', one('24', aCar(), true)),
    ]);
    const { items } = await carsChangedBetween(view, { from: '15', to: '24', limit: 10 });
    await stop();
    expect(items.map(({ carId, released }) => [carId, released])).toEqual([['Came', true]]);
  });

  it('tells which cars two versions do not agree on, page by page', async () => {
    const between = (from: string, to: string, limit = 100, after?: string) =>
      carsChangedBetween(filled.view, { from, to, limit, ...(after === undefined ? {} : { after }) });
    expect((await between('15', '24')).items).toEqual([
      { carId: 'New', name: 'New', released: true, changes: {} },
      { carId: 'Up', name: 'Mini Cooper S', released: false, changes: { rq: [24, 26] } },
    ]);
    expect((await between('15', '20')).items.map(({ carId }) => carId)).toEqual(['There_and_back', 'Up']);
    expect((await between('24', '26')).items).toEqual([]);
    const first = await between('15', '24', 1);
    const second = await between('15', '24', 1, first.next);
    expect([...first.items, ...second.items].map(({ carId }) => carId)).toEqual(['New', 'Up']);
    expect(second.next).toBeUndefined();
  });
});
