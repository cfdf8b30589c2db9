/** A day of the demo year, "03-04T19:10" in UTC, and an action; times are measured with a car on a track. */
export type DemoDeed = { readonly at: string; readonly by: 'amber' | 'birch' | 'cobalt' } & (
  | { readonly says: 'time'; readonly car: number; readonly track: number; readonly share: number }
  | { readonly says: 'right'; readonly car: number; readonly track: number }
);

/** Tracks without other demo times, so that the records of a full year can be followed. */
export const demoYearTracks = [
  'laguna_a01',
  'canyonTour_a50',
  'forestSlalom_a20',
  'tCircuit_a60',
  'hairpin_a20',
  'slalom_a11',
] as const;

export const demoYearCars = [
  'Volkswagen_Golf_R_2013',
  'Honda_NSX_2016',
  'Audi_Sport_quattro_S1_E2_1985',
  'MINI_Cooper_S_2002',
];

/** Evenings on which Amber measured: month, day, hour in UTC, and how many times. Five in a row in March. */
const evenings: readonly (readonly [month: number, day: number, hour: number, times: number])[] = [
  [1, 11, 19, 2],
  [1, 25, 18, 1],
  [2, 8, 19, 2],
  [2, 21, 20, 1],
  [3, 3, 18, 1],
  [3, 4, 19, 2],
  [3, 5, 19, 1],
  [3, 6, 19, 2],
  [3, 7, 18, 1],
  [3, 29, 19, 1],
  [4, 12, 18, 1],
  [4, 26, 18, 2],
  [5, 17, 18, 1],
  [6, 14, 18, 5],
  [6, 15, 17, 1],
  [7, 19, 18, 1],
  [8, 2, 9, 1],
  [8, 9, 18, 2],
  [9, 20, 18, 1],
  [10, 11, 18, 2],
  [10, 25, 18, 1],
  [11, 15, 19, 2],
  [12, 6, 19, 1],
  [12, 24, 10, 1],
  [12, 31, 22, 1],
];

const twoDigits = (of: number): string => String(of).padStart(2, '0');
const moment = (month: number, day: number, hour: number, minute: number): string =>
  `${[month, day].map(twoDigits).join('-')}T${[hour, minute].map(twoDigits).join(':')}`;

/** She improves by a thousandth each time that she measures a cell again. */
const THOUSANDTH = 0.001;
const OTHER_CAR_EVERY = 4;

const measured: readonly DemoDeed[] = evenings
  .flatMap(([month, day, hour, times]) =>
    Array.from({ length: times }, (_, nth) => moment(month, day, hour, 10 + nth * 9)),
  )
  .map((at, n) => ({
    at,
    by: 'amber',
    says: 'time',
    // Mostly the same car, and the same track twice as often as any other.
    car: n % OTHER_CAR_EVERY === 0 ? 1 + ((n / OTHER_CAR_EVERY) % 2) : 0,
    track: n % 3 === 0 ? 0 : 1 + (n % (demoYearTracks.length - 1)),
    share: 1 - n * THOUSANDTH,
  }));

const others: readonly DemoDeed[] = [
  { at: '03-08T12:00', by: 'birch', says: 'right', car: 0, track: 1 },
  { at: '03-09T12:00', by: 'birch', says: 'right', car: 0, track: 0 },
  { at: '04-01T12:00', by: 'cobalt', says: 'right', car: 0, track: 2 },
  { at: '04-02T12:00', by: 'cobalt', says: 'right', car: 0, track: 3 },
  // Birch takes the record of the hairpin with another car, and one more in December: a year with little data.
  { at: '05-20T20:00', by: 'birch', says: 'time', car: 2, track: 4, share: 0.9 },
  { at: '05-21T18:00', by: 'amber', says: 'right', car: 2, track: 4 },
  { at: '12-12T20:00', by: 'birch', says: 'time', car: 3, track: 5, share: 1 },
];

export const demoYearDeeds: readonly DemoDeed[] = [...measured, ...others].toSorted((a, b) => (a.at < b.at ? -1 : 1));
