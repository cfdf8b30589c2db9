import { type Job, type JobStep, jobStep } from '#kernel';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import type { CarEvent } from '../car.events.ts';
import { car, type CarState, carStream } from '../car.state.ts';
import { ImportCar, importCar } from '../import-car.ts';
import type { StarterCar } from './starter-car.ts';
import { starterCatalogue } from './starter-catalogue.ts';

/** Goes up with every change of the list, or installations that have the old one never see the new one. */
export const STARTER_VERSION = 2;

/** The job that releases the starter catalogue; a car that another source vouches for, or that was retired, is left alone. */
export const starterSeed: Job = seedJob('starter', STARTER_VERSION, () => starterCatalogue.map(releasing));

const releasing = ({ carId, car: facts }: StarterCar): JobStep => {
  const data = { carId, car: facts, source: 'starter' } as const;
  return jobStep<CarState, CarEvent>({
    key: JSON.stringify(data),
    stream: carStream(carId),
    command: 'ImportCar',
    data,
    actor: seedActor('starter'),
    decider: car,
    decide: (state, { meta }) => (isOurs(state) ? importCar(new ImportCar(data, meta), state) : []),
  });
};

const isOurs = (state: CarState): boolean =>
  state.status === 'unknown' || (state.status === 'released' && state.source === 'starter');
