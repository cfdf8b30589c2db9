import type { ChallengeAttributes } from '#contracts';
import { byKind, categoryOf, colourOf, isFound, ordinalOf } from './challenge-order.ts';
import { testChallenge } from '../../test/test-challenge.ts';

const named = (name: string, more: Partial<ChallengeAttributes> = {}) => ({
  facts: { ...testChallenge.facts, name, ...more },
});

describe('the name of a challenge', () => {
  it('has its category and its number', () => {
    expect(['Coast: Ladder (2)', 'Skyline (IV)', 'Alone'].map(categoryOf)).toEqual(['Coast', 'Skyline', 'Alone']);
    expect(['A (12)', 'A (IV)', 'A (XIX)', 'A (b)', 'A'].map(ordinalOf)).toEqual([12, 4, 19, 0, 0]);
  });

  it('gives each category a colour of its own where staff chose none', () => {
    const [first, second] = ['Coast: A', 'Coast: B'].map((name) => colourOf({ name, colour: null }));
    expect(first).toBe(second);
    expect(colourOf({ name: 'Coast: A', colour: 'violet' })).toBe('violet');
  });
});

describe('the list of challenges', () => {
  it('goes by kind, category and number', () => {
    const items = [
      named('Alps (X)'),
      named('Alps (IX)'),
      named('Zebra', { kind: 'current' }),
      named('Coast: Ladder (2)'),
      named('Coast: Ladder (1)'),
    ];
    expect(byKind(items, 'en').map((part) => [part.kind, part.items.map(({ facts }) => facts.name)])).toEqual([
      ['current', ['Zebra']],
      ['permanent', ['Alps (IX)', 'Alps (X)', 'Coast: Ladder (1)', 'Coast: Ladder (2)']],
    ]);
  });

  it('is searched by words in any order', () => {
    expect(isFound(named('Coast: Ladder (2)'), 'ladder coast')).toBe(true);
    expect(isFound(named('Coast: Ladder (2)'), 'ladder alps')).toBe(false);
  });
});
