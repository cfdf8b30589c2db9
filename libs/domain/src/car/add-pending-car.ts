import { type ActorId, Command } from '#kernel';
import { checkGameVersion, checkReleased } from '../game-version/check-game-version.ts';
import { gameVersion as versionOfGame } from '../game-version/game-version.state.ts';
import type { CarState } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import { checkSomeAttributes } from './check-car-attributes.ts';
import type { PendingCarAdded, PendingCarReason, PendingCarAttributes } from './pending-car.events.ts';
import { type CarLookups, withClass } from './revise-car.ts';

/** Add a car of the game, as far as it is known; it waits for a moderator. */
export class AddPendingCar extends Command<{
  readonly carId: string;
  readonly facts: PendingCarAttributes;
  readonly gameVersion: string;
  readonly reason: PendingCarReason<'add'>;
  /** Who added it, where another user makes it wait again; absent: the actor of the command. */
  readonly addedBy?: ActorId;
  readonly text?: string;
}> {}

export const addPendingCar = (
  { data, meta }: AddPendingCar,
  state: CarState,
  { version = versionOfGame.initial, ...kept }: CarLookups = {},
): readonly PendingCarAdded[] => {
  const { carId, gameVersion, reason } = data;
  carPermissions.check('add-pending-car', state, meta, { carId });
  checkGameVersion(gameVersion);
  checkReleased(gameVersion, version);
  const facts = withClass(data.facts);
  checkSomeAttributes(carId, facts);
  return [
    {
      type: 'PendingCarAdded',
      data: { carId, gameVersion, facts, addedBy: data.addedBy ?? meta.actor, reason, ...kept },
    },
  ];
};
