import type { ChallengeSummary } from '#contracts';

export const testChallenge: ChallengeSummary = {
  challengeId: 'skyline-1',
  facts: {
    name: 'Skyline (1)',
    kind: 'permanent',
    colour: null,
    startsAt: null,
    endsAt: null,
    solutionsPublicAt: null,
    roundCount: 3,
    firstRound: 1,
    rqLimit: 120,
    criteria: '',
    pointsToWin: 250,
  },
  status: 'open',
  deleted: [],
  since: '2026-01-01T00:00:00.000Z',
  tracks: ['kart_a00', 'moto_a10'],
  prizes: ['Mini'],
};
