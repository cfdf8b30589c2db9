import { allTrackCodes, type CatalogueCar, type TrackCode } from '#racing';
import { checkTemplate, type TemplateDraft } from './check-template.ts';

const car = (name: string, facts: Partial<CatalogueCar> = {}): CatalogueCar => ({
  name,
  brand: 'Brand',
  year: 2004,
  country: 'DE',
  class: 'B',
  rq: 70,
  body: ['Coupe'],
  seats: 4,
  fuel: 'Petrol',
  engine: 'Front',
  mra: 80,
  abs: true,
  tcs: true,
  brake: 'A',
  prize: false,
  tags: [],
  topSpeedMph: 155,
  acceleration0to60s: 5,
  handling: 80,
  tyre: 'Performance',
  drive: 'RWD',
  clearance: 'Low',
  weightKg: 1500,
  ...facts,
});

const tracks = (...codes: readonly string[]) => codes as readonly TrackCode[];

const found = (draft: Partial<TemplateDraft<CatalogueCar>>) =>
  Object.fromEntries(
    checkTemplate({ title: 'German coupes in the wet', cars: [], tracks: [], known: [], ...draft }).map((finding) => [
      finding.rule,
      finding,
    ]),
  );

describe('a template', () => {
  const [one, other, third] = [car('one', { rq: 72 }), car('other'), car('third', { rq: 71 })];

  it('is about what its cars have in common', () => {
    expect(found({ cars: [one, other] })['context']).toMatchObject({ verdict: 'good' });
    const facts = [
      { group: 'country', value: 'DE' },
      { group: 'class', value: 'B' },
    ];
    const alike = {
      brand: 'A',
      tyre: 'Slick',
      drive: '4WD',
      clearance: 'High',
      body: ['SUV'],
      fuel: 'Diesel',
    } as const;
    expect(found({ cars: [one, car('unlike', alike)] })['context']).toEqual({
      rule: 'context',
      verdict: 'good',
      facts,
    });
    const foreign = car('foreign', { ...alike, country: 'FR', class: 'A' });
    expect(found({ cars: [one, foreign] })['context']).toMatchObject({ verdict: 'mend', facts: [] });
    // Every road car has that tag.
    expect(found({ cars: [one, foreign] })['allCars']).toBeUndefined();
  });

  it('has all cars of its context, within its own RQ', () => {
    const known = [one, other, third, car('too good', { rq: 79 }), car('elsewhere', { country: 'FR', rq: 71 })];
    expect(found({ cars: [one, other], known })['allCars']).toEqual({
      rule: 'allCars',
      verdict: 'consider',
      missing: [third],
      of: 3,
    });
    expect(found({ cars: [one, third, other], known })['allCars']).toMatchObject({
      verdict: 'good',
      missing: [],
      of: 3,
    });
  });

  it('compares cars of like RQ, the highest first', () => {
    expect(found({ cars: [one, third, other] })).toMatchObject({
      similar: { verdict: 'good', from: 70, to: 72 },
      carOrder: { verdict: 'good' },
    });
    expect(found({ cars: [other, car('far', { rq: 91 })] })).toMatchObject({
      similar: { verdict: 'consider', from: 70, to: 91 },
      carOrder: { verdict: 'consider' },
    });
  });

  it('mixes no roads without a reason, and has drags before turns', () => {
    expect(found({ tracks: tracks('drag100_a00', 'northloop_a00') })).toMatchObject({
      roads: { verdict: 'good' },
      trackOrder: { verdict: 'good' },
    });
    expect(found({ tracks: tracks('northloop_a00', 'drag100_a00') })['trackOrder']).toMatchObject({
      verdict: 'consider',
    });
    expect(found({ tracks: tracks('fast_a00', 'csSmall_a50') })['roads']).toMatchObject({ verdict: 'consider' });
  });

  it('does not ask for every track', () => {
    const codes = allTrackCodes();
    expect(found({ tracks: codes.slice(0, 60) })['tracks']).toMatchObject({ verdict: 'good', count: 60 });
    expect(found({ tracks: codes.slice(0, 61) })['tracks']).toMatchObject({ verdict: 'mend', count: 61 });
  });

  it.each([
    ['', 'mend'],
    ['12 34', 'mend'],
    ['BMW', 'consider'],
    ['BMW on ice', 'good'],
    ['日本車の比較', 'good'],
  ])('called "%s" gets: %s', (title, verdict) => expect(found({ title })['title']).toMatchObject({ verdict }));

  it('without cars and tracks is told of its title alone', () => expect(Object.keys(found({}))).toEqual(['title']));
});
