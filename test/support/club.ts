import type { ClubSetAttributes } from '#domain';

export const aCarSet: ClubSetAttributes = {
  kind: 'cars',
  name: 'Germany',
  requirements: [{ name: 'Germany', criteria: '~NGermany~oDE', atLeast: 5 }],
  tracksets: [],
  hints: [],
};

export const aTrackSet: ClubSetAttributes = {
  kind: 'tracks',
  name: 'Coastal mix',
  requirements: [],
  tracksets: [['drag100_a00', 'slalom_a00', 'kart_a00', 'tRoad_a01', 'hairpin_a50']],
  hints: [['dragster'], ['twister'], [], ['4wd'], ['off-road', 'high']],
};
