import type { CellEvent } from '#domain';
import type { ActorId } from '#kernel';
import { currentTimeOf, mayLead, type TrustLevel } from '#racing';
import { chanceOf, longCell } from '#test/long-cell';
import { recapMaterialOf } from '#test/recap-material';
import { playedDocs, recordedAt } from '#test/played-docs';
import { cellHistory } from './cell-history/cell-history.projection.ts';
import { cellHistoryOf } from './cell-history/cell-history-of.ts';
import { lapTimes } from './lap-times/lap-times.projection.ts';
import { lapTimeOfCell } from './lap-times/lap-times.query.ts';
import { ledCell } from './records/led-cell.ts';
import { records } from './records/records.projection.ts';

const TIMES = 220;
const place = { tune: '332', trackCode: 'tRoad_a00' };

describe('after a long history of a cell', () => {
  it.each([1, 2, 3])('every view says what its aggregate says (seed %d)', (seed) => {
    const chance = chanceOf(seed);
    const cells = ['A', 'B'].map((carId) => longCell({ ...place, carId }, TIMES, chance));
    // Interleaved, so that records change hands.
    const longest = Math.max(...cells.map(({ length }) => length));
    const steps = Array.from({ length: longest }, (_, at) => cells.flatMap((cell) => cell[at] ?? [])).flat();
    const events = steps.map(({ event }, at) => recordedAt(event, at));
    const looks = steps.flatMap((_, at) => (at % 389 === 388 || at === steps.length - 1 ? [at + 1] : []));
    for (const upTo of looks) {
      const log = events.slice(0, upTo);
      const [stories, cellsNow, bests] = [cellHistory, lapTimes, records].map((view) => playedDocs(view as never, log));
      const leads: string[] = [];
      for (const carId of ['A', 'B']) {
        const state = steps.slice(0, upTo).findLast(({ event }) => event.data.carId === carId)?.state;
        const current = currentTimeOf(state?.times ?? []);
        const key = `${carId}|332|tRoad_a00`;
        const record = bests!.get(key) as never as ReturnType<typeof records.evolve>;
        expect(record?.orderWithDisputed === null ? undefined : record?.times[0]?.lapTimeId).toBe(
          current?.time.lapTimeId,
        );
        const story = cellHistoryOf(
          [...stories!].flatMap(([of, doc]) => (of.startsWith(`${key}|`) ? [doc as never] : [])),
        );
        expect(story.find((one) => one.state === 'stands')?.lapTimeId).toBe(current?.time.lapTimeId);
        expect(story).toHaveLength(
          new Set(log.flatMap(({ data }) => (data.carId === carId ? data.lapTimeId : []))).size,
        );
        expect(lapTimeOfCell(cellsNow!.get(key) as never)).toEqual(current?.time.value);
        const leader = current && mayLead(current.support, current.time.trust) ? current.time.lapTimeId : null;
        expect(record && (ledCell(record).led.at(-1)?.lapTimeId ?? null)).toBe(leader);
        if (record?.orderOfRecord) leads.push(`${record.orderOfRecord} ${leader}`);
      }
      const { reigns } = recapMaterialOf(log, { by: 'x', period: '2026', now: '2026-01-02T00:00:00.000Z' });
      const holder = reigns.at(-1)?.until === null ? reigns.at(-1) : undefined;
      expect(holder && `${holder.order} ${holder.lapTimeId}`).toBe(leads.toSorted()[0]);
    }
  });
});

describe('a cell with more than fifty slower times beside its two best', () => {
  const said = (lapTimeId: string, seconds: number, trust: TrustLevel): CellEvent => ({
    type: 'LapTimeSubmitted',
    data: {
      ...place,
      carId: 'A',
      lapTimeId,
      value: { kind: 'time', seconds },
      submittedBy: `who said ${lapTimeId}` as ActorId,
      gameVersion: '26',
      source: 'typed',
      trust,
    },
  });
  const others = Array.from({ length: 55 }, (_, n) => said(`slow ${n}`, 51 + n / 100, 'member'));
  const back = (standing: number): CellEvent => ({
    type: 'LapTimeWithdrawn',
    version: 2,
    data: {
      ...place,
      carId: 'A',
      lapTimeId: 'a',
      standing: { kind: 'time', seconds: standing },
      standingVersion: '26',
    },
  });
  const events = [said('b', 50.01, 'member'), said('a', 50, 'trusted'), ...others, back(50.01)].map(recordedAt);

  it('goes back to the second best when the best is taken back, in every view', () => {
    const key = 'A|332|tRoad_a00';
    const record = playedDocs(records, events).get(key);
    expect(record?.times[0]).toMatchObject({ lapTimeId: 'b', value: { seconds: 50.01 } });
    expect(record && ledCell(record).led.at(-1)?.lapTimeId).toBe('b');
    expect(playedDocs(lapTimes, events).get(key)).toMatchObject({ seconds: 50.01 });
    const story = cellHistoryOf([...playedDocs(cellHistory, events).values()]);
    expect(story).toHaveLength(57);
    expect(story.find(({ state }) => state === 'stands')?.lapTimeId).toBe('b');
  });
});
