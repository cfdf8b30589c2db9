import { presetCodes, searchTracks } from './track-search.ts';

const names = (query: string) => searchTracks(query).map(({ track }) => track.name);

describe('searching tracks', () => {
  it('finds circuits by words in any order', () => {
    expect(names('circuit twisty')).toContain('Twisty Circuit');
    expect(names('nowhere at all')).toEqual([]);
  });

  it('reads a word for a road as a filter of conditions', () => {
    const snow = searchTracks('twisty circuit snow');
    expect(snow.find(({ track }) => track.id === 'tCircuit')?.codes).toEqual(['tCircuit_a60']);
  });

  it('counts the parts of a mix', () => {
    expect(searchTracks('lumber snow').flatMap(({ codes }) => codes)).toContain('lumberForest_ah1');
  });
});

describe('presets of tracks', () => {
  it('hold one kind on one road, without halved circuits', () => {
    const codes = presetCodes('fast', 'wet');
    expect(codes).toContain('fast_a01');
    expect(codes.filter((code) => code.includes('Z50'))).toEqual([]);
  });
});
