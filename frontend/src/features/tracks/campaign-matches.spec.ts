import type { CampaignAnswer } from '#contracts';
import { campaignIn, findMatches, matchesIn } from './campaign-matches.ts';

const match = (number: number, ...trackCodes: string[]) => ({
  match: number,
  gameVersion: '26',
  statedAt: '2026-01-02T03:04:05.000Z',
  carIds: [],
  trackCodes,
});
const answer: CampaignAnswer = {
  items: [
    { placeId: 'sn', place: 'SN Harbour Cup', championship: true, matches: [match(3, 'kart_a00')] },
    {
      placeId: 'harbour',
      place: 'Harbour City',
      championship: false,
      matches: [match(1), match(3, 'fast_a00', 'nonsense', 'kart_a00')],
    },
  ],
};

describe('matches of the campaign', () => {
  const asked = (query: string) => findMatches(query, matchesIn(answer)).map(({ place }) => place);

  it('are found by a part of their place and their number, those of cities first', () => {
    expect(asked(' HARB 3 ')).toEqual(['Harbour City', 'SN Harbour Cup']);
    expect(asked('city 3')).toEqual(['Harbour City']);
    expect([asked('harbour 1'), asked('harbour 30'), asked('harbour'), asked('3')]).toEqual([[], [], [], []]);
  });

  it('keep their number where others of the place are not known, and only tracks that there are', () => {
    expect(campaignIn(answer)[1]?.matches.map(({ length }) => length)).toEqual([0, 0, 3]);
    expect(matchesIn(answer)[0]?.codes).toEqual(['fast_a00', 'kart_a00']);
  });
});
