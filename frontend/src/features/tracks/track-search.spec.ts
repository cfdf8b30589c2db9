import { findCondition, findTrack } from '#racing';
import type { Track } from '#racing';
import { buildTrackSearch, presetCodes } from './track-search.ts';

const english = {
  circuit: ({ name }: Track) => name,
  condition: (code: string) => findCondition(code)?.word ?? code,
};
const searchTracks = buildTrackSearch(english, 'en');
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

describe('searching tracks in another language', () => {
  const czech = {
    circuit: (track: Track) => (track.id === 'hairpin' ? 'Vracečka' : english.circuit(track)),
    condition: (code: string) => (code === '60' ? 'Sníh' : english.condition(code)),
  };
  const search = buildTrackSearch(czech, 'cs');
  const ids = (query: string) => search(query).map(({ id }) => id);

  it('finds its names, with or without accents, and the English ones', () => {
    expect(ids('vracecka')).toEqual(['hairpin']);
    expect(ids('hairpin road')).toEqual(['hairpin']);
  });

  it('reads its words for a road and the English ones', () => {
    const snow = findTrack('hairpin')
      ?.variants.filter(({ condition }) => condition === '60')
      .map(({ code }) => code);
    expect(search('vracečka sníh').map(({ codes }) => codes)).toEqual([snow]);
    expect(search('vracečka snow').map(({ codes }) => codes)).toEqual([snow]);
  });

  it('lists circuits by the names that are shown', () => {
    const shown = search('').map(({ name }) => name);
    expect(shown).toEqual([...shown].sort((one, other) => one.localeCompare(other, 'cs')));
  });
});

describe('presets of tracks', () => {
  it('hold one kind on one road, without halved circuits', () => {
    const codes = presetCodes('fast', 'wet');
    expect(codes).toContain('fast_a01');
    expect(codes.filter((code) => code.includes('Z50'))).toEqual([]);
  });
});
