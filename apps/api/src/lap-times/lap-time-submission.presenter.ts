import type { LapTimeSubmission } from '#contracts';
import { type LapTimeItem, lapTimePermissions } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { CatalogueCar } from '#projections/cars/cars.projection';
import type { LapTimeSubmissionDoc } from '#projections/lap-time-submissions/lap-time-submissions.projection';
import { presentVotes } from './votes.presenter.ts';

const commandsOfList = [
  'vote-on-lap-time',
  'withdraw-lap-time-vote',
  'accept-lap-time',
  'hide-lap-time',
  'restore-lap-time',
] as const;

type Around = {
  readonly caller: Caller;
  readonly names: ReadonlyMap<string, string | null>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly cars: ReadonlyMap<string, Pick<CatalogueCar, 'name' | 'brand'>>;
};

export const presentLapTimeSubmission = (
  doc: LapTimeSubmissionDoc,
  { caller, names, cars, pictures }: Around,
): LapTimeSubmission => {
  const { saidAt: _, downs: __, withdrawn, ruling: ___, votes = [], doubts = [], ...told } = doc;
  const car = cars.get(doc.carId);
  const evidence = pictures.get(doc.lapTimeId);
  return {
    ...told,
    fare: withdrawn ? 'withdrawn' : doc.fare,
    by: { userId: doc.by, name: names.get(doc.by) ?? null },
    doubts: [...doubts],
    votes: presentVotes(votes, caller),
    ...(evidence !== undefined && { evidence }),
    car: car ? { name: car.name, brand: car.brand } : null,
    allowed: lapTimePermissions
      .allowed(itemOf(doc), caller, commandsOfList)
      .filter((command) => command !== 'withdraw-lap-time-vote' || votes.some(({ by }) => by === caller.actor)),
  };
};

/** Whether it is current does not affect the permissions. */
const itemOf = ({ withdrawn, ruling, by }: LapTimeSubmissionDoc): LapTimeItem => ({
  status: withdrawn ? 'withdrawn' : ruling === 'hidden' ? 'hidden' : 'replaced',
  isAccepted: ruling === 'accepted',
  submittedBy: by as ActorId,
});
