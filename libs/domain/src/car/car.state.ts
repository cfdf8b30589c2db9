import type { ActorId, Decider } from '#kernel';
import { attributesAt, withStatement } from '#racing';
import { type CarTimeline, statementOf } from './car-at.ts';
import type { CarAttributes } from './car-attributes.ts';
import type { CarEvent, CarHistoryRestated, CarReleased, CarRevised, CarSource } from './car.events.ts';
import type { PendingCarAdded, PendingCarEvent, PendingCarAttributes } from './pending-car.events.ts';

/** A car of the catalogue: `car` holds today's attributes, `timeline` those of each game version. */
export type KnownCar = {
  readonly status: 'released' | 'retired';
  readonly car: CarAttributes;
  readonly source: CarSource;
  readonly timeline: CarTimeline;
};

export type PendingCar = {
  readonly status: 'pending';
  readonly gameVersion: string;
  readonly facts: PendingCarAttributes;
  readonly addedBy?: ActorId;
};

export type CarState = { readonly status: 'unknown' } | PendingCar | KnownCar;

export const isKnownCar = (state: CarState): state is KnownCar =>
  state.status === 'released' || state.status === 'retired';

export const carStream = (carId: string): string => `car-${carId}`;

export const car: Decider<CarState, CarEvent | PendingCarEvent> = {
  initial: { status: 'unknown' },
  evolve: (state, event) => {
    if (isKnownCar(state)) return ofKnown(state, event);
    switch (event.type) {
      case 'CarReleased':
        return told(released(event), event);
      case 'PendingCarAdded':
        return pending(event);
      case 'PendingCarRevised':
        return state.status === 'pending' ? { ...state, facts: { ...state.facts, ...event.data.changes } } : state;
      case 'PendingCarDismissed':
        return { status: 'unknown' };
      default:
        return state;
    }
  },
};

const ofKnown = (state: KnownCar, event: CarEvent | PendingCarEvent): KnownCar => {
  switch (event.type) {
    case 'CarReleased':
    case 'CarRevised':
      return told(state, event);
    case 'CarHistoryRestated':
      return restated(state, event);
    case 'CarRetired':
      return { ...state, status: 'retired' };
    case 'CarReturned':
      return { ...state, status: 'released', source: event.data.source };
    default:
      return state;
  }
};

const pending = ({ data: { gameVersion, facts, addedBy } }: PendingCarAdded): PendingCar => ({
  status: 'pending',
  gameVersion,
  facts,
  ...(addedBy && { addedBy }),
});

const released = ({ data }: CarReleased): KnownCar => ({
  status: 'released',
  car: data.car,
  source: data.source,
  timeline: [],
});

const restated = (state: KnownCar, { data }: CarHistoryRestated): KnownCar => {
  const timeline: CarTimeline = data.history.map(({ source: _source, ...said }) => said);
  return { ...state, timeline, car: attributesAt(timeline) ?? state.car, source: data.source };
};

const told = (state: KnownCar, event: CarReleased | CarRevised): KnownCar => {
  const timeline = withStatement(state.timeline, statementOf(event));
  return { ...state, timeline, car: attributesAt(timeline) ?? state.car, source: event.data.source };
};
