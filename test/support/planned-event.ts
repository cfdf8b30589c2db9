import type { PlannedEventAttributes } from '#domain';

export const aPlannedEvent: PlannedEventAttributes = {
  name: 'Coast to Summit',
  kind: 'gt-series',
  startsAt: '2026-11-20T21:00:00.000Z',
  endsAt: '2026-11-24T21:00:00.000Z',
  timeZone: 'Europe/Berlin',
  longTerm: false,
  rqLimit: 320,
  requirements: [{ name: 'Europe', criteria: '~NEurope~oDE,GB,FR,IT,SE', atLeast: 3 }],
  tracksets: [
    ['drag100_a00', 'slalom_a00', 'kart_a00', 'tRoad_a01', 'hairpin_a50'],
    ['testBowl_a00', 'gForce_a00', 'laguna_a00', 'fast_a00', 'mtHill_a60'],
  ],
  hints: [['dragster'], ['twister'], [], ['4wd'], ['off-road', 'high']],
  regions: [],
  rewards: [{ from: 1, to: 3, gold: 200, cash: 0, tickets: 0, packs: 1, carIds: [] }],
  links: ['https://example.org/coast'],
  images: [],
};
