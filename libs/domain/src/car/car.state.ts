import type { Decider } from '#kernel';
import { factsAt, withStatement } from '#racing';
import { type CarTimeline, statementOf } from './car-at.ts';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarReleased, CarRevised, CarSource } from './car.events.ts';

/** A car that there is: `car` is what holds today, `timeline` what was said of each version of the game. */
export type KnownCar = {
  readonly status: 'released' | 'retired';
  readonly car: CarFacts;
  readonly source: CarSource;
  readonly timeline: CarTimeline;
};

/** What a car's commands decide on. */
export type CarState = { readonly status: 'unknown' } | KnownCar;

/** The stream of one car. */
export const carStream = (carId: string): string => `car-${carId}`;

export const car: Decider<CarState, CarEvent> = {
  initial: { status: 'unknown' },
  evolve: (state, event) => {
    if (state.status === 'unknown') return event.type === 'CarReleased' ? told(released(event), event) : state;
    switch (event.type) {
      case 'CarReleased':
      case 'CarRevised':
        return told(state, event);
      case 'CarRetired':
        return { ...state, status: 'retired' };
      case 'CarReturned':
        return { ...state, status: 'released', source: event.data.source };
    }
  },
};

const released = ({ data }: CarReleased): KnownCar => ({
  status: 'released',
  car: data.car,
  source: data.source,
  timeline: [],
});

const told = (state: KnownCar, event: CarReleased | CarRevised): KnownCar => {
  const timeline = withStatement(state.timeline, statementOf(event));
  return { ...state, timeline, car: factsAt(timeline) ?? state.car, source: event.data.source };
};
