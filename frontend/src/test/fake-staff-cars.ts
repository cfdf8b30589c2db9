import { cars, type Car, type PendingCar, versions } from '#contracts';
import type { CarHistory, ReviseCarBody } from '#contracts';
import { completenessOf, unknownFigures } from '#racing';
import { Refusal } from './answering.ts';
import { FakeApi } from './fake-api.ts';

const by = { userId: 'user-1', name: 'mira' };
const at = '2026-11-22T12:00:00.000Z';

export class FakeStaffCars extends FakeApi {
  override mod = true;
  readonly waiting = new Map<string, PendingCar>();
  readonly revisions: ReviseCarBody[] = [];
  history: CarHistory['changes'] = [];

  override handlers() {
    return [...this.#waitingCars(), ...this.#revisedCars(), ...super.handlers()];
  }

  #waitingCars() {
    const position = () => this.position;
    return [
      this.on(
        versions.list,
        () => ({
          items: ['25', '26'].map((gameVersion) => ({ gameVersion, carsReleased: 0, carsRevised: 0, fields: {} })),
        }),
        position,
      ),
      this.on(
        cars.pending,
        ({ query: { status } }) =>
          this.mod
            ? { items: [...this.waiting.values()].filter((car) => car.status === status) }
            : new Refusal('not-allowed'),
        position,
      ),
      this.on(cars.onePending, ({ params: { id } }) => this.waiting.get(id) ?? new Refusal('car-unknown'), position),
      this.on(cars.addPending, ({ body: { figures, gameVersion } }) => {
        const carId = `${figures.name}_${figures.year}`;
        const acts = [{ act: 'add', reason: 'new-in-game', text: null, by, at } as const];
        this.waits({ carId, status: 'pending', gameVersion, figures, acts, completeness: 0, unknown: [], allowed: [] });
        return this.#written(carId);
      }),
      this.on(cars.dismissPending, ({ params: { id } }) => {
        const car = this.waiting.get(id);
        if (car) this.waiting.set(id, { ...car, status: 'dismissed', allowed: [] });
        return this.#written(id);
      }),
    ];
  }

  #revisedCars() {
    const position = () => this.position;
    return [
      this.on(cars.history, ({ params: { id } }) => ({ carId: id, changes: this.history }), position),
      this.on(cars.revise, ({ params: { id }, body }) => {
        this.revisions.push(body);
        this.cars = this.cars.map((car) => (car.id === id ? { ...car, ...(body.figures as Partial<Car>) } : car));
        return this.#written(id);
      }),
      this.on(
        cars.one,
        ({ params: { id } }) => {
          const car = this.cars.find((one) => one.id === id);
          return car ? { ...car, gameVersion: '26' } : new Refusal('car-unknown');
        },
        position,
      ),
    ];
  }

  waits(car: PendingCar): void {
    const { class: _, ...figures } = car.figures;
    const unknown = [...unknownFigures(figures as Partial<Car>)];
    const completeness = completenessOf(figures as Partial<Car>);
    const allowed = ['revise-pending-car', 'approve-pending-car', 'dismiss-pending-car'] as const;
    this.waiting.set(car.carId, { ...car, unknown, completeness, allowed: [...allowed] });
  }

  #written(id: string) {
    this.position += 1;
    return { id, position: this.position, views: ['pending-cars', 'car-history', 'cars'] };
  }
}
