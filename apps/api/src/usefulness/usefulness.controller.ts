import { Controller } from '@nestjs/common';
import { type CarUsefulness, type ReadRequestOf, type UsefulCars, usefulness, type UsefulnessScores } from '#contracts';
import { RuleBroken } from '#kernel';
import { usefulnessMethod } from '#racing';
import { CarIds } from '../cars/car-ids.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { type Counted, CountedUsefulness } from './counted-usefulness.ts';

/** The limit of highest scores shown on cards and in rows. */
const CARS_WITH_BADGE = 500;

@Controller()
export class UsefulnessController {
  constructor(
    private readonly counted: CountedUsefulness,
    private readonly carIds: CarIds,
  ) {}

  @Endpoint(usefulness.car)
  async car(
    @Parsed() { params: { id: named } }: ReadRequestOf<typeof usefulness.car>,
  ): Promise<Positioned<CarUsefulness>> {
    const carId = (await this.carIds.of(named)) ?? named;
    const counted = await this.counted.newest();
    return { position: counted.position, body: usefulnessOf(carId, counted) };
  }

  @Endpoint(usefulness.scores)
  async scores(): Promise<Positioned<UsefulnessScores>> {
    const { position, countedAt, cars } = await this.counted.newest();
    const scored = [...cars].map(([carId, { score }]) => ({ carId, score })).filter(({ score }) => score > 0);
    const items = scored.toSorted((a, b) => b.score - a.score).slice(0, CARS_WITH_BADGE);
    return { position, body: { method: usefulnessMethod, countedAt, items } };
  }

  @Endpoint(usefulness.list)
  async list(
    @Parsed() { query: { niche, limit } }: ReadRequestOf<typeof usefulness.list>,
  ): Promise<Positioned<UsefulCars>> {
    const { position, countedAt, niches } = await this.counted.newest();
    const names = [...niches].map(([name, cars]) => ({ niche: name, cars: cars.length }));
    const items = (niches.get(niche) ?? []).slice(0, limit);
    return { position, body: { method: usefulnessMethod, countedAt, niche, niches: names, items } };
  }
}

const usefulnessOf = (carId: string, { cars, niches, catalogue, countedAt }: Counted): CarUsefulness => {
  const [of, car] = [cars.get(carId), catalogue.get(carId)];
  if (!of || !car) throw new RuleBroken('car-unknown', { carId });
  const rivals = [...catalogue.values()].filter((other) => other.class === car.class);
  const better = rivals.filter(({ id }) => (cars.get(id)?.score ?? 0) > of.score).length;
  const most = (niche: string): number => niches.get(niche)?.[0]?.points ?? 1;
  return {
    method: usefulnessMethod,
    countedAt,
    carId,
    score: of.score,
    rankInClass: of.score === 0 ? null : better + 1,
    carsInClass: rivals.length,
    niches: of.niches.map(({ niche, points }) => ({ niche, points, most: most(niche) })),
    tracks: of.tracks.map(({ tunes, ...track }) => ({ ...track, tunes: [...tunes] })),
    tunes: { ...of.tunes },
    comparedTracks: of.comparedTracks,
    timedTracks: of.timedTracks,
  };
};
