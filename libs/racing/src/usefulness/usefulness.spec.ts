import type { NicheCar } from './niches.ts';
import { nichesOf } from './niches.ts';
import { rankTrack } from './rank-track.ts';
import { countUsefulness, trackWeight } from './usefulness.ts';

const car = (id: string, facts: Partial<NicheCar> = {}): NicheCar => ({
  id,
  class: 'A',
  tyre: 'Performance',
  drive: 'RWD',
  clearance: 'Low',
  year: 1999,
  seats: 2,
  country: 'DE',
  brand: 'Brandt',
  body: ['Coupe'],
  fuel: 'Petrol',
  engine: 'Front',
  prize: false,
  tags: [],
  ...facts,
});
const time = (carId: string, tune: string, value: number) => ({ carId, tune, value });

describe('the ranks on a track', () => {
  it('take each car once, with the tunes that it is best with', () => {
    const places = rankTrack(
      [time('a', '332', 20), time('a', '323', 19), time('b', '332', 19.5), time('a', '233', 19)],
      false,
    );
    expect(places).toEqual([
      { carId: 'a', value: 19, tunes: ['323', '233'], rank: 1, of: 2, compared: true },
      { carId: 'b', value: 19.5, tunes: ['332'], rank: 2, of: 2, compared: false },
    ]);
  });

  it('are shared by equal cars, and turned round where more is better', () => {
    const places = rankTrack([time('a', '332', 90), time('b', '332', 95), time('c', '332', 95)], true);
    expect(places.map(({ carId, rank }) => [carId, rank])).toEqual([
      ['b', 1],
      ['c', 1],
      ['a', 3],
    ]);
  });
});

describe('the niches of a car', () => {
  it('are what events and clubs ask for', () => {
    const niches = nichesOf(car('a', { year: 1974, seats: 3, tags: ['Alpine'], prize: true }));
    expect(niches).toEqual(expect.arrayContaining(['all', 'class:A', 'decade:before', 'seats:2', 'tag:Alpine']));
    expect(niches).not.toContain('free');
  });
});

describe('how useful a car is', () => {
  const cars = [car('first'), car('second', { drive: '4WD' }), car('third', { drive: '4WD' }), car('last')];
  const counted = countUsefulness(cars);
  const values = { first: 10, second: 11, third: 12, last: 13 };
  counted.addTrack(
    'tRoad_a00',
    rankTrack(
      Object.entries(values).map(([carId, value]) => time(carId, '332', value)),
      false,
    ),
  );
  const { cars: useful, niches } = counted.finish();

  it('is its points for the places in the better half of each niche, times the weight of the track', () => {
    expect(trackWeight(4)).toBe(3);
    const of = (id: string) => new Map(useful.get(id)?.niches.map(({ niche, points }) => [niche, points]));
    expect(of('first').get('all')).toBe(15);
    expect(of('second').get('all')).toBe(12);
    expect(of('second').get('drive:4WD')).toBe(15);
    expect(of('third').size).toBe(0);
    expect(useful.get('first')?.score).toBe([...of('first').values()].reduce((sum, one) => sum + one));
  });

  it('is listed by niche, the most useful car first', () => {
    expect(niches.get('class:A')).toEqual([
      { carId: 'first', points: 15 },
      { carId: 'second', points: 12 },
    ]);
  });

  it('knows the best tracks of a car', () => {
    expect(useful.get('second')?.tracks).toEqual([
      { trackCode: 'tRoad_a00', value: 11, tunes: ['332'], rank: 2, of: 4 },
    ]);
    expect(useful.get('second')).toMatchObject({ timedTracks: 1, comparedTracks: 0, tunes: {} });
  });
});
