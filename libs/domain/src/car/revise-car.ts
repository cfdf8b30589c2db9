import { Command, RuleBroken } from '#kernel';
import { currentGameVersion, factsAt } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarTimeline } from './car-at.ts';
import { carChanges } from './car-changes.ts';
import type { CarFacts } from './car-facts.ts';
import type { CarRevised, CarSource, RevisionReason } from './car.events.ts';
import type { CarState, KnownCar } from './car.state.ts';
import { mayOnCar } from './car.who-may.ts';
import { checkCarFacts } from './check-car-facts.ts';

/** `gameVersion`: since when it is so, or which version is corrected (absent: the one of today). */
export type Revision = {
  readonly carId: string;
  readonly car: Partial<CarFacts>;
  readonly source: CarSource;
  readonly gameVersion?: string;
  readonly reason?: RevisionReason;
  readonly textId?: string;
};

/** Say what a car's figures are in a version; only what differs becomes a fact, and nothing when nothing does. */
export class ReviseCar extends Command<Revision> {}

export const reviseCar = ({ data, meta }: ReviseCar, state: CarState): readonly CarRevised[] => {
  const { carId } = data;
  if (!mayOnCar('revise-car', meta.actor)) throw new RuleBroken('not-allowed', { command: 'revise-car' });
  if (state.status === 'unknown') throw new RuleBroken('car-unknown', { carId });
  if (state.status === 'retired') throw new RuleBroken('car-retired', { carId });
  return revision(data, state);
};

/** What of it is new to somebody who knows `now`: a car that comes from another source is news, too. */
export const revision = (
  { carId, car, source, gameVersion = currentGameVersion, reason = 'list-imported', textId }: Revision,
  now: Pick<KnownCar, 'source' | 'timeline'>,
): readonly CarRevised[] => {
  checkGameVersion(gameVersion);
  const before = factsAt(now.timeline, gameVersion);
  if (!before) throw new RuleBroken('car-not-yet-released', { carId, gameVersion });
  checkCarFacts(carId, { ...before, ...car });
  const changes = carChanges(before, car);
  if (Object.keys(changes).length === 0 && source === now.source) return [];
  const said = { changes, source, reason, alreadyStated: alreadyStated(now.timeline, gameVersion) };
  return [
    {
      type: 'CarRevised',
      version: 2,
      data: { carId, gameVersion, ...said, ...(textId === undefined ? {} : { textId }) },
    },
  ];
};

const alreadyStated = (timeline: CarTimeline, gameVersion: string): CarRevised['data']['alreadyStated'] => {
  const ofVersion = timeline.filter((said) => said.gameVersion === gameVersion);
  if (ofVersion.some(({ whole }) => whole)) return 'everything';
  return [...new Set(ofVersion.flatMap(({ facts }) => Object.keys(facts)))] as (keyof CarFacts)[];
};
