import { Command, type StoredText, RuleBroken } from '#kernel';
import { carClassOf, currentGameVersion, attributesAt } from '#racing';
import { checkGameVersion, checkReleased } from '../game-version/check-game-version.ts';
import { gameVersion as versionOfGame, type GameVersionState } from '../game-version/game-version.state.ts';
import type { CarTimeline } from './car-at.ts';
import { carChanges } from './car-changes.ts';
import type { CarAttributes } from './car-attributes.ts';
import type { CarRevised, CarSource, RevisionReason } from './car.events.ts';
import type { CarState, KnownCar } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import { checkCarAttributes } from './check-car-attributes.ts';

/** `gameVersion`: since when it holds, or which version is corrected (absent: the one of today). */
export type Revision = {
  readonly carId: string;
  readonly car: Partial<CarAttributes>;
  readonly source: CarSource;
  readonly gameVersion?: string;
  readonly reason?: RevisionReason;
  readonly text?: string;
};

/** Outside data for staff commands about a car: the game version that the command names. */
export type CarLookups = StoredText & { readonly version?: GameVersionState | undefined };

/** Set a car's stats in a version; the event holds only differences, and there is none without any. */
export class ReviseCar extends Command<Revision> {}

export const reviseCar = (
  { data, meta }: ReviseCar,
  state: CarState,
  { version = versionOfGame.initial, ...kept }: CarLookups = {},
): readonly CarRevised[] => {
  const { carId } = data;
  const said = revision(data, carPermissions.check('revise-car', state, meta, { carId }), kept);
  const unchanged = said.every(({ data: { changes } }) => Object.keys(changes).length === 0);
  if (meta.role) checkReleased(data.gameVersion ?? currentGameVersion, version);
  if (meta.role && unchanged) throw new RuleBroken('car-unchanged', { carId });
  return said;
};

export const withClass = <Facts extends Partial<CarAttributes>>(car: Facts): Facts =>
  car.rq === undefined ? car : { ...car, class: car.class ?? carClassOf(car.rq) };

/** The differences to `now`; another source of the car is a difference, too. */
export const revision = (
  { carId, car, source, gameVersion = currentGameVersion, reason = 'list-imported' }: Revision,
  now: Pick<KnownCar, 'source' | 'timeline'>,
  kept: StoredText = {},
): readonly CarRevised[] => {
  checkGameVersion(gameVersion);
  const before = attributesAt(now.timeline, gameVersion);
  if (!before) throw new RuleBroken('car-not-yet-released', { carId, gameVersion });
  const rated = withClass(car);
  checkCarAttributes(carId, { ...before, ...rated });
  const changes = carChanges(before, rated);
  if (Object.keys(changes).length === 0 && source === now.source) return [];
  const said = { changes, source, reason, alreadyStated: alreadyStated(now.timeline, gameVersion) };
  return [{ type: 'CarRevised', version: 2, data: { carId, gameVersion, ...said, ...kept } }];
};

const alreadyStated = (timeline: CarTimeline, gameVersion: string): CarRevised['data']['alreadyStated'] => {
  const ofVersion = timeline.filter((said) => said.gameVersion === gameVersion);
  if (ofVersion.some(({ whole }) => whole)) return 'everything';
  return [...new Set(ofVersion.flatMap(({ facts }) => Object.keys(facts)))] as (keyof CarAttributes)[];
};
