import { type ActorId, fold, RuleBroken } from '#kernel';
import {
  GiveLapTimeEvidence,
  giveLapTimeEvidence,
  RemoveLapTimeEvidence,
  removeLapTimeEvidence,
} from './give-evidence.ts';
import type { CellEvent, EvidenceEvent } from './lap-time.events.ts';
import { type Cell, cell } from './lap-time.state.ts';
import { HideLapTime, hideLapTime } from './rule-on-lap-time.ts';
import { SubmitLapTime, submitLapTime } from './submit-lap-time.ts';

const of = { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00', lapTimeId: 'time-1' };
const by = (actor: string, role?: 'moderator') => ({
  commandId: 'c',
  commandHash: 'h',
  actor: actor as ActorId,
  now: '2026-05-01T00:00:00.000Z',
  ...(role && { role }),
});
const upload = { width: 640, height: 400 };
const { lapTimeId, ...place } = of;
const said = submitLapTime(
  new SubmitLapTime({ ...place, value: { kind: 'time', seconds: 60 }, source: 'typed' }, by('ann')),
  cell.initial,
  { lapTimeId, carId: 'Mini', gameVersion: '26', trust: 'new', figures: { doubts: [] } },
);
const after = (...events: readonly (CellEvent | EvidenceEvent)[]): Cell => fold(cell, [...said, ...events]);
const give = (state: Cell, file = 'f1', actor = 'ann', kept: typeof upload | null = upload) =>
  giveLapTimeEvidence(new GiveLapTimeEvidence({ ...of, file }, by(actor)), state, {
    upload: kept ?? undefined,
  });
const remove = (state: Cell, meta: ReturnType<typeof by>) =>
  removeLapTimeEvidence(new RemoveLapTimeEvidence(of, meta), state);
const code = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
  return 'done';
};

describe('a picture of a time', () => {
  it('is given by whoever said the time, of their own files, in place of one before', () => {
    const given = after(...give(after()));
    expect(given.times[0]?.evidence).toBe('f1');
    expect(after(...give(after()), ...give(given, 'f2')).times[0]?.evidence).toBe('f2');
    expect([
      code(() => give(after(), 'f1', 'bea')),
      code(() => give(after(), 'f1', 'ann', null)),
      code(() => remove(after(), by('ann'))),
    ]).toEqual(['lap-time-not-yours', 'upload-unknown', 'lap-time-no-evidence']);
  });

  it('is taken away by its author or by staff', () => {
    const given = after(...give(after()));
    expect(after(...give(after()), ...remove(given, by('mona', 'moderator'))).times[0]).not.toHaveProperty('evidence');
    expect([code(() => remove(given, by('ann'))), code(() => remove(given, by('bea')))]).toEqual([
      'done',
      'lap-time-not-yours',
    ]);
  });

  it('is not everybody’s while the time is hidden', () => {
    const hidden = after(
      ...hideLapTime(new HideLapTime({ ...of, reason: 'misread' }, by('mona', 'moderator')), after()),
    );
    expect(give(hidden)).toMatchObject([{ data: { hidden: true } }]);
    expect(give(after())[0]?.data).not.toHaveProperty('hidden');
  });
});
