import { olaLevelOf, typicalBrakingSeconds } from './glossary-figures.ts';
import { brakeClassOf } from './mra.ts';

describe('figures of the glossary', () => {
  it('have typical brakes within their class', () => {
    const { A, B, C } = typicalBrakingSeconds;
    expect([A, B, C].map(brakeClassOf)).toEqual(['A', 'B', 'C']);
  });

  it('call a start high, mid or low', () => {
    expect([25, 20, 19, 12, 6, 5, 0].map(olaLevelOf)).toEqual(['high', 'high', 'mid', 'mid', 'mid', 'low', 'low']);
  });
});
