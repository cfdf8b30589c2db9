import type { CarFacts } from '#domain';

/** A small real car for specs, with what the spec is about changed. */
export const aCar = (changes: Partial<CarFacts> = {}): CarFacts => ({
  name: 'Mini Cooper S',
  brand: 'Mini',
  year: 1964,
  country: 'GB',
  class: 'E',
  rq: 24,
  tyre: 'Standard',
  drive: 'FWD',
  clearance: 'Mid',
  body: ['Saloon'],
  seats: 4,
  fuel: 'Petrol',
  engine: 'Front',
  weightKg: 651,
  topSpeedMph: 96,
  acceleration0to60s: 11.2,
  handling: 70,
  mra: null,
  abs: false,
  tcs: false,
  brake: 'B',
  prize: false,
  tags: [],
  ...changes,
});
