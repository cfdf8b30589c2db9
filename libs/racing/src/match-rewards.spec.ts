import { expectedRaces, racesForMost, rewardChance, rewardSpots } from './match-rewards.ts';

describe('cars that a match can be won', () => {
  it.each([
    [2, [0.8, 0.2, 0]],
    [3, [0.7, 0.2, 0.1]],
    [0, [0, 0, 0]],
  ])('have their chance by how many they are: of %i %j', (count, chances) => {
    expect([0, 1, 2].map((at) => rewardChance(count, at))).toEqual(chances);
  });

  it('take so many races on average, and so many for nine of ten players', () => {
    expect([0.8, 0.2, 0.1].map((chance) => Math.round(expectedRaces(chance) * 100) / 100)).toEqual([1.25, 5, 10]);
    expect([0.8, 0.2, 0.1].map(racesForMost)).toEqual([2, 11, 22]);
  });

  it('are known by where each can be won, the likeliest first', () => {
    const spots = rewardSpots([
      { place: 'YB A', matches: [{ match: 1, carIds: ['Mini', 'Golf'] }] },
      { place: 'SN B', matches: [{ match: 4, carIds: ['Golf', 'Polo', 'Mini'] }] },
    ]);
    expect(spots.get('Golf')).toEqual([
      { place: 'SN B', match: 4, chance: 0.7 },
      { place: 'YB A', match: 1, chance: 0.2 },
    ]);
    expect(spots.get('Mini')?.[0]).toEqual({ place: 'YB A', match: 1, chance: 0.8 });
  });
});
