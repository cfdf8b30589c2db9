import type { Event } from '#kernel';
import type { Projection } from '#read-store';
import { given } from '#test/projection-kit';

type Counted = Event<'Counted', { readonly what: string }>;

const counts = (evolve: Projection<Counted, { readonly count: number }>['evolve']) => ({
  name: 'counts',
  version: 1,
  handles: ['Counted'] as const,
  indexes: [],
  keysOf: ({ data }: Counted) => [data.what],
  channel: () => 'all',
  evolve,
});

const one: Counted = { type: 'Counted', data: { what: 'cars' } };

describe('a specification of a projection', () => {
  it('plays every event twice and counts it once', () => {
    const projection = counts((doc) => ({ count: (doc?.count ?? 0) + 1 }));
    given(projection, [one, one]).then('cars', { count: 2 });
    given(projection, [one]).then('tracks', undefined);
  });

  it('fails on another document', () => {
    const projection = counts(() => ({ count: 1 }));
    expect(() => given(projection, [one]).then('cars', { count: 2 })).toThrow('deep equality');
  });

  it('fails when the projection throws', () => {
    const projection = counts(() => {
      throw new Error('broken');
    });
    expect(() => given(projection, [one])).toThrow(/breaks counts.*broken/);
  });

  it('fails when the projection changes what it was given', () => {
    const projection = counts((doc) => Object.assign(doc ?? {}, { count: (doc?.count ?? 0) + 1 }));
    expect(() => given(projection, [one, one])).toThrow(/read only/);
  });
});
