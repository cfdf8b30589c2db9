import { released, revised } from '#test/car-attributes';
import { type OnDay, recapMaterial } from '#test/recap-material';
import type { CellEvent } from '#domain';
import type { ActorId, Event } from '#kernel';
import type { LapTimeValue } from '#racing';

const trackCode = 'tRoad_a00';
const seconds = (of: number): LapTimeValue => ({ kind: 'time', seconds: of });
const on = <Ev extends Event>(day: string, event: Ev) => ({
  ...event,
  meta: { at: `${day}T12:00:00.000Z` },
});
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
type Play = readonly OnDay[];

const toldOf = (events: Play) => {
  const { reigns, places } = recapMaterial(events, { by: 'ann', period: '2025', now: '2026-01-01T00:00:00.000Z' });
  return { reigns, places };
};

const reignsOf = (events: Play): readonly string[] => {
  const day = (at: string | null) => at?.slice(5, 10) ?? 'now';
  return toldOf(events).reigns.map(
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
    const { data, ...event } = ann;
    const doubts = support === 'doubted' ? { doubts: [{ kind: 'finish', expected: seconds(90) }] } : {};
    return { ...event, data: { ...data, trust, ...doubts } } as unknown as typeof ann;
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
  const accepted = (day: string, carId: string, lapTimeId: string) =>
    on(day, {
      type: 'LapTimeAccepted',
      data: { carId, tune: '332', trackCode, lapTimeId, by: 'mod' as ActorId, standing: { kind: 'none' } },
    });

  it('stays who it is, however many slower times come into the same cell', () => {
    const others = Array.from({ length: 60 }, (_, n) => submitted('2025-05-01', `other ${n}`, 'Mini', 51 + n / 100));
    const best = submitted('2025-03-01', 'ann', 'Mini', 50);
    const next = submitted('2025-03-02', 'bob', 'Flea', 55);
    const plain = others.map((one) => ({ ...one, data: { ...one.data, trust: 'member' as const } }));
    expect(reignsOf([best, next, ...plain])).toEqual(['ann 03-01 to now']);
    const late = judged('2025-06-01', 'LapTimeWithdrawn', 'ann 50');
    expect(reignsOf([best, next, ...plain, late]).at(-1)).toBe('other 0 06-01 to now');
  });

  it('is whoever comes next, behind however many that go', () => {
    const cells = Array.from({ length: 40 }, (_, n) => submitted('2025-03-01', `p${n}`, `Car ${n}`, 60 - n));
    const hidden = cells.slice(1).map(({ data }) =>
      on('2025-05-01', {
        type: 'LapTimeHidden',
        data: { ...data, by: 'mod' as ActorId, reason: 'misread', standing: { kind: 'none' } },
      } as CellEvent),
    );
    expect(reignsOf([...cells, ...hidden]).at(-1)).toBe('p0 05-01 to now');
  });

  it('is taken by nobody where it is no more sure', () => {
    const down = { by: 'cy' as ActorId, vote: 'down', weight: 9, formula: 1, standing: { kind: 'none' } } as const;
    const voted = on('2025-05-01', { type: 'LapTimeVoted', data: { ...bob.data, ...down } } as CellEvent);
    expect(reignsOf([ann, bob, voted])).toEqual([
      'ann 03-01 to 04-10 taken by bob',
      'bob 04-10 to 05-01',
      'ann 05-01 to now',
    ]);
    expect(reignsOf([ann, bob, voted, accepted('2025-05-02', 'Flea', 'bob 79')]).at(-1)).toBe('bob 05-02 to now');
  });

  it('is nobody of a car that came to drive otherwise, from when that was known', () => {
    const came = on('2025-01-01', released('Flea', { gameVersion: '20' }));
    const other = on('2025-06-01', revised('Flea', { weightKg: 1 }, { gameVersion: '27' }));
    const same = on('2025-06-01', revised('Flea', { weightKg: 1 }, { gameVersion: '24' }));
    const before = [came, ann, bob];
    expect(reignsOf([...before, same]).at(-1)).toBe('bob 04-10 to now');
    expect(reignsOf([...before, other])).toEqual([
      'ann 03-01 to 04-10 taken by bob',
      'bob 04-10 to 06-01',
      'ann 06-01 to now',
    ]);
    const again = submitted('2025-06-02', 'cy', 'Flea', 78);
    const today = { ...again, data: { ...again.data, gameVersion: '27', drivesSince: '27' } };
    expect(reignsOf([...before, other, today]).at(-1)).toBe('cy 06-02 to now');
  });
});

describe('times among the first of a track', () => {
  const placesOf = (events: Play): readonly string[] =>
    toldOf(events).places.map(({ by, place, void: gone }) => `${by} ${place}${gone ? ' void' : ''}`);
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
