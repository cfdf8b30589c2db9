import { commandsOf, decision, stateOf } from '#kernel';
import { gameVersion, gameVersionStream } from '../game-version/game-version.state.ts';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { AddPendingCar, addPendingCar } from './add-pending-car.ts';
import { ApprovePendingCar, approvePendingCar } from './approve-pending-car.ts';
import { car, carStream } from './car.state.ts';
import { DismissPendingCar, dismissPendingCar } from './dismiss-pending-car.ts';
import { ReviseCar, reviseCar } from './revise-car.ts';
import { RevisePendingCar, revisePendingCar } from './revise-pending-car.ts';

type OfCar = { readonly carId: string; readonly text?: string };

const byStaff = { id: ({ carId }: OfCar) => carId, words: ({ text }: OfCar) => ({ body: text }) };

const version = stateOf(gameVersion, ({ gameVersion: named }: { readonly gameVersion?: string }) =>
  named === undefined ? undefined : gameVersionStream(named),
);

const approve = ending(
  ({ carId: itemId, reason }: ApprovePendingCar['data']) =>
    ({ kind: 'pending-car', itemId, outcome: 'approved', reason }) as const,
  approvePendingCar,
);
const dismiss = ending(
  ({ carId: itemId, reason }: DismissPendingCar['data']) =>
    ({ kind: 'pending-car', itemId, outcome: 'declined', reason }) as const,
  dismissPendingCar,
);

/** Commands of staff; imports take their steps themselves. */
export const carCommands = commandsOf({
  decider: queued(car),
  stream: ({ carId }: OfCar) => carStream(carId),
  decisions: [
    decision(ReviseCar, reviseCar, { ...byStaff, facts: { version } }),
    decision(AddPendingCar, addPendingCar, { ...byStaff, facts: { version } }),
    decision(RevisePendingCar, revisePendingCar, byStaff),
    decision(ApprovePendingCar, approve, byStaff),
    decision(DismissPendingCar, dismiss, byStaff),
  ],
});
