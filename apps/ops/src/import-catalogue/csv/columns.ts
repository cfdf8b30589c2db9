import type { CarAttributes } from '#domain';

export type CarField = keyof CarAttributes | 'id' | AliasField;

/** Other names of a car: the game's id for it, and a number that a list gives it. */
export type AliasField = 'guid' | 'number';

/** Allowed units of a number, with their factor to the unit of the field's name; the first is the default. */
export const units = {
  weightKg: { kg: 1, lb: 0.453_592_37 },
  topSpeedMph: { mph: 1, 'km/h': 1 / 1.609_344 },
} as const satisfies Partial<Record<CarField, Readonly<Record<string, number>>>>;

/** Headers that identify a column, without capitals, spaces and signs; each field also has its own name. */
export const headersOf: Readonly<Record<CarField, readonly string[]>> = {
  id: ['rid', 'carid'],
  guid: ['cardid', 'cardguid', 'gameguid'],
  number: ['rn', 'carnumber'],
  name: ['model', 'car', 'carname', 'modelname', 'vehicle'],
  brand: ['make', 'maker', 'manufacturer', 'marque'],
  year: ['modelyear', 'yr'],
  country: ['countrycode', 'nation'],
  class: ['rarity', 'carclass'],
  rq: ['rating', 'newrq'],
  tyre: ['tyres', 'tire', 'tires', 'tyretype'],
  drive: ['drivetrain', 'drivetype', 'driven'],
  clearance: ['groundclearance', 'rideheight'],
  body: ['bodytype', 'bodytypes', 'bodystyle', 'bodies'],
  seats: ['seatcount', 'numberofseats'],
  fuel: ['fueltype'],
  engine: ['engineposition', 'enginelocation'],
  weightKg: ['weight', 'kg', 'mass', 'kerbweight', 'curbweight'],
  topSpeedMph: ['topspeed', 'mph', 'maxspeed', 'vmax'],
  acceleration0to60s: ['acceleration', 'acel', 'accel', '060', '0to60', '060s', '060mph', '0to60mph'],
  handling: ['hand', 'grip'],
  mra: ['midrangeacceleration'],
  abs: [],
  tcs: ['tractioncontrol', 'tc'],
  brake: ['brakes', 'brakeclass'],
  prize: ['prizecar', 'isprize'],
  tags: ['tag', 'collections', 'labels'],
};

export const unknownFields = ['seats', 'mra', 'brake', 'tags'] as const satisfies readonly CarField[];

/** A file may leave these out: the id is found or made, the class follows from the rating, others may be unknown. */
export const optionalFields: readonly CarField[] = ['id', 'guid', 'number', 'class', ...unknownFields];

/** Units as they appear after a header, `Weight (lb)`, folded like it. */
export const headerUnits: Readonly<Record<string, string>> = {
  kg: 'kg',
  lb: 'lb',
  lbs: 'lb',
  pounds: 'lb',
  mph: 'mph',
  kmh: 'km/h',
  kph: 'km/h',
  s: 's',
  sec: 's',
  seconds: 's',
};
