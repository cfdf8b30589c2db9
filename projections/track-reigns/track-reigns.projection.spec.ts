import { given } from '#test/projection-kit';
import type { CellEvent } from '#domain';
import type { ActorId } from '#kernel';
import type { LapTimeValue } from '#racing';
import { type Placed, type Reign, trackReigns } from './track-reigns.projection.ts';

const trackCode = 'tRoad_a00';
const seconds = (of: number): LapTimeValue => ({ kind: 'time', seconds: of });
const on = (day: string, event: CellEvent) => ({ ...event, meta: { at: `${day}T12:00:00.000Z` } });
const submitted = (day: string, by: string, carId: string, of: number, lapTimeId = `${by} ${of}`) =>
  on(day, {
    type: 'LapTimeSubmitted',
    data: {
      carId,
      tune: '332',
      trackCode,
      lapTimeId,
      value: seconds(of),
      submittedBy: by as ActorId,
      gameVersion: '26',
      source: 'typed',
    },
  });
const judged = (
  day: string,
  type: 'LapTimeWithdrawn' | 'LapTimeHidden' | 'LapTimeRestored',
  lapTimeId: string,
  now?: number,
) =>
  on(day, {
    type,
    data: {
      carId: 'Mini',
      tune: '332',
      trackCode,
      lapTimeId,
      by: 'mod' as ActorId,
      reason: 'misread',
      standing: now === undefined ? { kind: 'none' } : seconds(now),
    },
  } as CellEvent);
type Play = Parameters<typeof given<CellEvent, object>>[1];

/** What is told of each reign: who, from which day until which, taken by whom, and since when it is void. */
const reignsOf = (events: Play): readonly string[] => {
  let told: readonly Reign[] = [];
  const spy = {
    ...trackReigns,
    evolve: (...of: Parameters<typeof trackReigns.evolve>) => {
      const doc = trackReigns.evolve(...of);
      told = doc?.reigns ?? [];
      return doc;
    },
  };
  given(spy, events);
  const day = (at: string | null) => at?.slice(5, 10) ?? 'now';
  return told.map(
    ({ by, from, until, takenBy, void: gone }) =>
      `${by} ${day(from)} to ${day(until)}${takenBy ? ` taken by ${takenBy.by}` : ''}${gone ? ` void ${day(gone.at)}` : ''}`,
  );
};

describe('who held the record of a track', () => {
  const [ann, bob] = [submitted('2025-03-01', 'ann', 'Mini', 80), submitted('2025-04-10', 'bob', 'Flea', 79)];

  it('is whoever was best, of any car, until somebody is better', () => {
    expect(reignsOf([ann, submitted('2025-03-02', 'bob', 'Flea', 81)])).toEqual(['ann 03-01 to now']);
    expect(reignsOf([ann, bob])).toEqual(['ann 03-01 to 04-10 taken by bob', 'bob 04-10 to now']);
  });

  it('is who said it first, of equal times', () => {
    expect(reignsOf([ann, submitted('2025-04-10', 'bob', 'Flea', 80)])).toEqual(['ann 03-01 to now']);
  });

  it('is who comes next when a time is taken back or hidden, which was no record then', () => {
    const back = judged('2025-05-01', 'LapTimeWithdrawn', 'ann 78');
    expect(reignsOf([bob, submitted('2025-04-20', 'ann', 'Mini', 78), back])).toEqual([
      'bob 04-10 to 04-20 taken by ann',
      'ann 04-20 to 05-01 void 05-01',
      'bob 05-01 to now',
    ]);
    expect(reignsOf([ann, judged('2025-05-01', 'LapTimeHidden', 'ann 80')])).toEqual(['ann 03-01 to 05-01 void 05-01']);
  });

  it('counts again when it is shown again', () => {
    const events = [
      ann,
      judged('2025-05-01', 'LapTimeHidden', 'ann 80'),
      judged('2025-05-03', 'LapTimeRestored', 'ann 80', 80),
    ];
    expect(reignsOf(events)).toEqual(['ann 03-01 to 05-01', 'ann 05-03 to now']);
  });

  const unsettled = (trust: 'unconfirmed' | 'new' | 'member', support: 'doubted' | 'unconfirmed') => {
    const { data, ...event } = ann as { data: object } & CellEvent;
    const standing = { standing: seconds(80), standingVersion: '26', standingSupport: support };
    return { ...event, data: { ...data, trust, ...standing } } as typeof ann;
  };
  const settled = on('2025-03-05', {
    type: 'LapTimeAccepted',
    data: {
      carId: 'Mini',
      tune: '332',
      trackCode,
      lapTimeId: 'ann 80',
      by: 'mod' as ActorId,
      standing: seconds(80),
      standingVersion: '26',
    },
  });

  it('is who said a doubted time from when it is settled on, and an unconfirmed address holds none', () => {
    expect(reignsOf([unsettled('member', 'doubted')])).toEqual([]);
    expect(reignsOf([unsettled('unconfirmed', 'unconfirmed')])).toEqual([]);
    expect(reignsOf([unsettled('new', 'unconfirmed')])).toEqual(['ann 03-01 to now']);
    expect(reignsOf([unsettled('member', 'doubted'), settled])).toEqual(['ann 03-05 to now']);
  });

  it('is nobody of a cell whose time is disputed', () => {
    const disputed = on('2025-03-05', {
      type: 'LapTimeVoted',
      data: {
        carId: 'Mini',
        tune: '332',
        trackCode,
        lapTimeId: 'ann 80',
        by: 'bob' as ActorId,
        vote: 'down',
        weight: 9,
        formula: 1,
        standing: seconds(80),
        standingSupport: 'disputed',
      },
    });
    expect(reignsOf([ann, disputed])).toEqual(['ann 03-01 to 03-05']);
  });
});

describe('times among the first of a track', () => {
  const placesOf = (events: Play): readonly string[] => {
    let told: readonly Placed[] = [];
    const spy = {
      ...trackReigns,
      evolve: (...of: Parameters<typeof trackReigns.evolve>) => {
        const doc = trackReigns.evolve(...of);
        told = doc?.placed ?? [];
        return doc;
      },
    };
    given(spy, events);
    return told.map(({ by, place, void: gone }) => `${by} ${place}${gone ? ' void' : ''}`);
  };
  const ten = Array.from({ length: 10 }, (_, n) => submitted('2025-03-01', 'bob', `Car ${n}`, 70 + n));

  it('keep the place of their day, whoever comes later, down to the tenth', () => {
    const late = [submitted('2025-03-02', 'ann', 'Mini', 79.5), submitted('2025-03-03', 'ann', 'Flea', 69)];
    expect(placesOf([...ten, ...late]).slice(10)).toEqual(['ann 1']);
    expect(placesOf([...ten.slice(0, 9), ...late]).slice(9)).toEqual(['ann 10', 'ann 1']);
  });

  it('were in none when they are taken back', () => {
    const back = judged('2025-05-01', 'LapTimeWithdrawn', 'ann 80');
    expect(placesOf([submitted('2025-03-02', 'ann', 'Mini', 80), back])).toEqual(['ann 1 void']);
  });
});
