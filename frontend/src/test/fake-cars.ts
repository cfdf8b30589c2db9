import type { HttpHandler } from 'msw';
import { carReviews, cars, usefulness, versions } from '#contracts';
import type { Car, CarHistory, CarReviewPage, CarInVersion, CarUsefulness, VersionChanges } from '#contracts';
import { Refusal } from './answering.ts';
import { FakeApi } from './fake-api.ts';

const NOW = '26';
const summary = (gameVersion: string) => ({ gameVersion, carsReleased: 0, carsRevised: 0, fields: {} });

const useless = {
  method: { version: 1, publishedOn: '2026-11-22' },
  countedAt: '2026-11-22T12:00:00.000Z',
  score: 0,
  rankInClass: null,
  carsInClass: 3,
  niches: [],
  tracks: [],
  tunes: {},
  comparedTracks: 0,
  timedTracks: 0,
};

export class FakeCars extends FakeApi {
  /** Cars as older versions of the game had them, by `id@version`. */
  readonly older = new Map<string, Car>();
  /** Known game versions, oldest first. */
  versions: string[] = [];
  /** Between any two of them. */
  changes: VersionChanges['items'] = [];
  /** Fields of the requested car's usefulness, in addition to an empty one. */
  useful: Partial<CarUsefulness> = {};
  /** The reviews of every car. */
  reviews: CarReviewPage = { items: [], total: 0, mine: null };
  readonly histories = new Map<string, CarHistory['changes']>();

  protected override handlers(): HttpHandler[] {
    const position = () => this.position;
    return [
      this.on(cars.one, ({ params: { id }, query: { version } }) => this.#car(id, version), position),
      this.on(cars.history, ({ params: { id } }) => ({ carId: id, changes: this.histories.get(id) ?? [] }), position),
      this.on(carReviews.list, () => this.reviews, position),
      this.on(versions.list, () => ({ items: this.versions.map(summary) }), position),
      this.on(
        versions.changes,
        ({ query: { from, to } }) => ({ from, to, versions: [], items: this.changes }),
        position,
      ),
      this.on(usefulness.car, ({ params: { id } }) => ({ ...useless, carId: id, ...this.useful }), position),
      ...super.handlers(),
    ];
  }

  #car(id: string, version: string | undefined): CarInVersion | Refusal {
    const today = this.cars.find((car) => car.id === id);
    if (!today) return new Refusal('car-unknown', { carId: id });
    if (version === undefined || version === NOW) return { ...today, gameVersion: NOW };
    const then = this.older.get(`${id}@${version}`);
    return then ? { ...then, gameVersion: version } : new Refusal('car-not-yet-released', { carId: id });
  }
}
