import { conditions, allTracks } from '#racing';
import circuits from './en/circuits.json' with { type: 'json' };
import english from './en/tracks.json' with { type: 'json' };

describe('the words for tracks', () => {
  it('are keys for every circuit, in English as the tracks have them', () => {
    const names = allTracks().map(({ id, halves, name }) => [halves ?? id, name]);
    expect(circuits).toEqual(Object.fromEntries(names));
  });

  it('are the same for a circuit and for its halves', () => {
    const names = new Map(allTracks().map(({ id, name }) => [id, name]));
    const differing = allTracks().filter(({ halves, name }) => halves !== undefined && names.get(halves) !== name);
    expect(differing).toEqual([]);
  });

  it('are keys for every condition, and for the water in a mix', () => {
    const words = conditions.map(({ code, word }) => [code, word]);
    expect(english.conditions).toEqual({ ...Object.fromEntries(words), '80': 'Water' });
  });
});
