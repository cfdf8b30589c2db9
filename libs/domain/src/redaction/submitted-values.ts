import type { Event } from '#kernel';
import { ROAD_TAG } from '#racing';
import type { CarAttributes } from '../car/car-attributes.ts';
import type { CarHistoryRestated, CarReleased, CarRevised } from '../car/car.events.ts';

const facts = ({ brand, country, tags = [] }: Partial<CarAttributes>): readonly string[] =>
  [brand, country, ...tags].flatMap((value) => value ?? []);

const said: Readonly<Record<string, (data: object) => readonly string[]>> = {
  CarReleased: (data) => facts((data as CarReleased['data']).car),
  CarRevised: (data) => facts((data as CarRevised['data']).changes),
  CarHistoryRestated: (data) => (data as CarHistoryRestated['data']).history.flatMap((one) => facts(one.facts)),
};

export const submittedValues = (events: Iterable<Event>): ReadonlySet<string> => {
  const values = new Set<string>([ROAD_TAG]);
  for (const { type, data } of events) for (const value of said[type]?.(data) ?? []) values.add(value);
  return values;
};

export const submittedCars = (events: Iterable<Event>): ReadonlySet<string> => {
  const cars = new Set<string>();
  for (const { type, data } of events) if (type in said) cars.add((data as CarReleased['data']).carId);
  return cars;
};
