import type { Decider } from '#kernel';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarSource } from './car.events.ts';

/** What a car's commands decide on. */
export type CarState =
  | { readonly status: 'unknown' }
  | { readonly status: 'released' | 'retired'; readonly car: CarFacts; readonly source: CarSource };

/** The stream of one car. */
export const carStream = (carId: string): string => `car-${carId}`;

export const car: Decider<CarState, CarEvent> = {
  initial: { status: 'unknown' },
  evolve: (state, event) => {
    if (event.type === 'CarReleased') return { status: 'released', car: event.data.car, source: event.data.source };
    if (state.status === 'unknown') return state;
    switch (event.type) {
      case 'CarRevised':
        return { ...state, car: { ...state.car, ...event.data.changes }, source: event.data.source };
      case 'CarRetired':
        return { ...state, status: 'retired' };
      case 'CarReturned':
        return { ...state, status: 'released', source: event.data.source };
    }
  },
};
