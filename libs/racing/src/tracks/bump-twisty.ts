import type { TrackRow } from './track-row.ts';

/** Corners with bumps that cost low cars time. Format of a row: track-row.ts. */
// prettier-ignore
export const bumpyTwisties: readonly TrackRow[] = [
  [34, 'csMed', 'City Streets Medium', '00=78.13 01=88.81 60=222.67', { slows: 'low' }],
  [35, 'csMedZ50', 'City Streets Medium', 'A1 B1 E0 C0 D0', { slows: 'low' }],
  [36, 'csSmall', 'City Streets Small', '00=40.32 01=44.78 50=75.98 60=109.51', { slows: 'low' }],
  [37, 'csSmallZ50', 'City Streets Small', 'A1 B1 E0 C0 D0', { slows: 'low' }],
  [48, 'desertHill', 'Desert Rally Hill', '40@5/95 41@5/95', { slows: 'low' }],
  [49, 'desertRallyDirt', 'Desert Rally Dirt', '40@19/81 41@19/81', { slows: 'low+mid' }],
  [53, 'dockCity', 'Dockyard City Streets', '00=121.55 01=137.05', { area: 'dock', slows: 'low' }],
  [87, 'miStreets2', 'Miami Streets 2', '00=52.58 01=58.6', { area: 'mi', slows: 'low' }],
  [101, 'moto', 'Motocross Track', '10=102.31 11=135.47', { slows: 'low+mid' }],
  [128, 'oceanCity', 'Ocean City Streets', '00=69.65 01=75.5', { area: 'ocean', slows: 'low' }],
  [129, 'oceanCityZ50', 'Ocean City Streets', 'A1 B1 E0 C0', { area: 'ocean', slows: 'low' }],
  [190, 'mojExtended', 'Mojave Extended Tour', '40@86/14 41@86/14', { area: 'moj', slows: 'low' }],
  [196, 'mojFreeway', 'Mojave Town Freeway', '00 01', { area: 'moj', slows: 'low' }],
];
