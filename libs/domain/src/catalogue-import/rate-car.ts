import type { Meta } from '#kernel';
import { carClassOf, attributesAt } from '#racing';
import type { CarRevised } from '../car/car.events.ts';
import { type CarState, isKnownCar } from '../car/car.state.ts';
import { ReviseCar, reviseCar } from '../car/revise-car.ts';

export type Rating = { readonly carId: string; readonly rq: number; readonly gameVersion: string };

/**
 * Revises the rating of a car, and with it the class. The car keeps its source: a sheet has no other stat. No event
 * when it has this rating in this version already.
 */
export const rateCar = ({ carId, rq, gameVersion }: Rating, meta: Meta, state: CarState): readonly CarRevised[] => {
  const source = isKnownCar(state) ? state.source : 'import';
  if (state.status === 'released' && attributesAt(state.timeline, gameVersion)?.rq === rq) return [];
  const car = { rq, class: carClassOf(rq) };
  return reviseCar(new ReviseCar({ carId, car, source, gameVersion, reason: 'game-update' }, meta), state);
};
