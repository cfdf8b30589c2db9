/** Values of a car's stats; contracts have the same lists, and a test compares them. */
export const carEnums = {
  class: ['F', 'E', 'D', 'C', 'B', 'A', 'S'],
  tyre: ['Performance', 'Standard', 'All-surface', 'Off-road', 'Slick'],
  drive: ['FWD', 'RWD', '4WD'],
  clearance: ['Low', 'Mid', 'High'],
  body: ['Coupe', 'Saloon', 'Hatchback', 'SUV', 'Roadster', 'Estate', 'Convertible', 'Pickup', 'MPV', 'Van'],
  fuel: ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'Hydrogen', 'Bioethanol', 'Misc'],
  engine: ['Front', 'Mid', 'Rear', 'Mixed', 'Mid-rear'],
  brake: ['A', 'B', 'C'],
} as const;

type Word<List extends keyof typeof carEnums> = (typeof carEnums)[List][number];

/** The attributes of a car, at stock tune. `country` is ISO 3166 alpha-2; null: not known, or 60 mph never reached. */
export type CarAttributes = {
  readonly name: string;
  readonly brand: string;
  readonly year: number;
  readonly country: string;
  readonly class: Word<'class'>;
  readonly rq: number;
  readonly tyre: Word<'tyre'>;
  readonly drive: Word<'drive'>;
  readonly clearance: Word<'clearance'>;
  readonly body: readonly Word<'body'>[];
  readonly seats: number | null;
  readonly fuel: Word<'fuel'>;
  readonly engine: Word<'engine'>;
  readonly weightKg: number;
  readonly topSpeedMph: number;
  readonly acceleration0to60s: number | null;
  readonly handling: number;
  readonly mra: number | null;
  readonly abs: boolean;
  readonly tcs: boolean;
  readonly brake: Word<'brake'> | null;
  readonly prize: boolean;
  readonly tags: readonly string[];
};
