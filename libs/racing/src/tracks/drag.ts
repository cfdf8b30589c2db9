import type { TrackRow } from './track-row.ts';

/** Straight lines: to a speed, between two speeds, over a length, up a hill. Format of a row: track-row.ts. */
// prettier-ignore
export const drags: readonly TrackRow[] = [
  [1, 'drag100b', '0-100-0mph', '00=20.08 01=22.39 10=32.86', { points: 280, mph: [0, 100], stop: true }],
  [2, 'drag100', '0-100mph', '00=15.65 01=15.97 10=21.07 20=19.55', { points: 280, mph: [0, 100] }],
  [3, 'drag120', '0-120mph', '00=28.08 20=35.64', { points: 280, mph: [0, 120] }],
  [4, 'drag124', '0-124mph', '00=31.55', { points: 400, mph: [0, 124] }],
  [5, 'drag150b', '0-150-0mph', '00', { points: 280, mph: [0, 150], stop: true }],
  [6, 'drag150', '0-150mph', '00 01 10', { points: 280, mph: [0, 150] }],
  [7, 'drag170', '0-170mph', '00', { points: 280, mph: [0, 170] }],
  [8, 'drag200', '0-200mph', '00', { points: 280, mph: [0, 200] }],
  [9, 'drag60b', '0-60-0mph', '20', { points: 400, mph: [0, 60], stop: true }],
  [10, 'drag60', '0-60mph', '00=6.06 01=6.26 20 50=16.47', { points: 400, mph: [0, 60] }],
  [11, 'drag62', '0-62mph', '00=6.36', { points: 400, mph: [0, 62] }],
  [12, 'mile1', '1 Mile Drag', '00=37.95 01=38.31 10=41.88 20=40.98 50=52.35 60=66.49', { points: 600, loose: 640, metres: 1609.3 }],
  [13, 'mile1Z50', '1 Mile Drag', 'A1 B1 E0 C0 D0', { metres: 1609.3 }],
  [14, 'mile1r', '1 Mile Drag (R)', '00=34.25', { points: 600, metres: 1609.3 }],
  [15, 'mile2', '1/2 Mile Drag', '00=23.15 01=23.43 11=33.71 20=25.67 50=33.19 60=43.99', { points: 600, loose: 640, metres: 804.7 }],
  [16, 'mile2Z50', '1/2 Mile Drag', 'A1 B1 E0 C0 D0', { metres: 804.7 }],
  [17, 'mile4', '1/4 Mile Drag', '00=14.69 01=14.86 11=22.85 20=16.94 30=30.31 50=22.01 60=30.4', { points: 600, loose: 640, metres: 402.3 }],
  [18, 'mile4r', '1/4 Mile Drag (R)', '00=12.57', { points: 600, metres: 402.3 }],
  [19, 'drag100150', '100-150mph (R)', '00', { points: 280, mph: [100, 150] }],
  [20, 'drag30130', '30-130mph (R)', '00=38.94', { points: 280, mph: [30, 130] }],
  [21, 'drag50150', '50-150mph (R)', '00', { points: 280, mph: [50, 150] }],
  [22, 'drag75125', '75-125mph (R)', '00=25.01 01', { points: 210, mph: [75, 125] }],
  [72, 'hClimb', 'Hill Climb', '00=30.58 10=35.3 11=52.06 20=36.23 50=24.79 60=42.22', { points: 600, loose: 640, hill: true }],
  [73, 'hClimbr', 'Hill Climb (R)', '10', { points: 640 }],
  [75, 'jpDrag', 'Japan Park Drag', '00', { points: 600, area: 'jp' }],
  [80, 'draglshape', 'L-Shape Drag', '00=27.33 01=29.17'],
  [90, 'miCauseDrag', 'Miami Causeway Drag', '00=19.31 01', { points: 600, area: 'mi' }],
  [95, 'miBeachDrag', 'Miami Beach Drag', '50', { points: 640, area: 'mi' }],
  [115, 'nwDrag', 'New York Drag', '00=13.86 01=14.07 60', { points: 600, loose: 640, area: 'newYork' }],
  [132, 'oceanLongDrag', 'Ocean Long Drag', '00=16.78 01=17.05', { points: 600, area: 'ocean' }],
  [135, 'oceanShortDrag', 'Ocean Short Drag', '00=10.39 01=10.42', { points: 600, area: 'ocean' }],
  [139, 'runwayDrag', 'Runway Drag', '00=26.85 01=27.38', { area: 'runway' }],
  [152, 'tokyoDrag', 'Tokyo Drag', '00=19.81 01=19.85', { points: 600, area: 'tokyo' }],
  [166, 'waterDrag', 'Waterfront Drag', '00=14.18 01=14.37', { points: 600 }],
  [167, 'mileOne50', '1 Mile 50/50', 'j0@50/50', { metres: 1609.3 }],
  [168, 'mileOne60', '1 Mile 60/40', 'j0@60/40', { metres: 1609.3 }],
  [186, 'mixedDrag', 'Mixed Drag', '40@55/45 41@55/45'],
  [197, 'mojMile2', 'Mojave 1/2 Mile Drag', '00=23.26 01=23.43', { points: 600, area: 'moj', metres: 804.7 }],
  [199, 'mojMile4', 'Mojave 1/4 Mile Drag', '00=14.78 01=14.84', { points: 600, area: 'moj', metres: 402.3 }],
  [209, 'rosDrag', 'Rosamond Drag', '00 01', { points: 600, area: 'ros' }],
];

/** Straight lines with bumps that cost low cars time. Format of a row: track-row.ts. */
// prettier-ignore
export const bumpyDrags: readonly TrackRow[] = [
  [145, 'speedbump14km', 'Speedbump 1/4 km', '00 01', { points: 600, slows: 'low', metres: 250 }],
  [146, 'speedbump12km', 'Speedbump 1/2 km', '00=16.85 01 20 60', { points: 600, loose: 640, slows: 'low', metres: 500 }],
  [147, 'speedbump1km', 'Speedbump 1 km', '00=26.79 01 20 60', { points: 600, loose: 640, slows: 'low', metres: 1000 }],
  [198, 'mojMile2Bump', 'Mojave 1/2 Mile Drag (Bump)', '00 01', { points: 600, area: 'moj', slows: 'low', metres: 804.7 }],
];

/** The speed reached at the end of a lap; more is better. Format of a row: track-row.ts. */
// prettier-ignore
export const testBowls: readonly TrackRow[] = [
  [148, 'testBowl', 'Test Bowl', '00=133.98 01 10=120.28', { points: 350, on: { '01': 400 } }],
  [149, 'testBowlr', 'Test Bowl (R)', '00=134.62 01=131.91 20=127.71 60=88.15', { points: 350 }],
];
