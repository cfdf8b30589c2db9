import type { SaidTime } from '#contracts';
import { type LapTimeItem, lapTimeWhoMay } from '#domain';
import type { ActorId, Asking } from '#kernel';
import type { CatalogueCar } from '#projections/cars/cars.projection';
import type { SaidTimeDoc } from '#projections/said-times/said-times.projection';
import { tellVotes } from './tell-votes.ts';

const commandsOfList = [
  'vote-on-lap-time',
  'withdraw-lap-time-vote',
  'accept-lap-time',
  'hide-lap-time',
  'restore-lap-time',
] as const;

type Around = {
  readonly asking: Asking;
  readonly names: ReadonlyMap<string, string | null>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly cars: ReadonlyMap<string, Pick<CatalogueCar, 'name' | 'brand'>>;
};

export const showSaidTime = (doc: SaidTimeDoc, { asking, names, cars, pictures }: Around): SaidTime => {
  const { saidAt: _, downs: __, withdrawn, ruling: ___, votes = [], doubts = [], ...told } = doc;
  const car = cars.get(doc.carId);
  const evidence = pictures.get(doc.lapTimeId);
  return {
    ...told,
    fare: withdrawn ? 'withdrawn' : doc.fare,
    by: { userId: doc.by, name: names.get(doc.by) ?? null },
    doubts: [...doubts],
    votes: tellVotes(votes, asking),
    ...(evidence !== undefined && { evidence }),
    car: car ? { name: car.name, brand: car.brand } : null,
    allowed: lapTimeWhoMay
      .allowed(itemOf(doc), asking, commandsOfList)
      .filter((command) => command !== 'withdraw-lap-time-vote' || votes.some(({ by }) => by === asking.actor)),
  };
};

/** Whether it is current does not affect the permissions. */
const itemOf = ({ withdrawn, ruling, by }: SaidTimeDoc): LapTimeItem => ({
  status: withdrawn ? 'withdrawn' : ruling === 'hidden' ? 'hidden' : 'replaced',
  isAccepted: ruling === 'accepted',
  submittedBy: by as ActorId,
});
