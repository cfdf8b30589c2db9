import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { ledCell } from '#projections/records/led-cell';
import { type RecordCell, records } from '#projections/records/records.projection';
import { recordOfTrack } from '#projections/records/records.query';
import { reignsOfTrack } from '#projections/records/reigns-of-track';
import { type Stored, type View } from '#read-store';
import { anyEvents, type Equality, logNaming, naming } from './equality.ts';

const recordsView = anyEvents<RecordCell>(records);
const drivingView = anyEvents<RaceStatChanges>(raceStatChanges);

const cellsOfTrack = async (view: View<RecordCell>, trackCode: string): Promise<readonly Stored<RecordCell>[]> => {
  const found: Stored<RecordCell>[] = [];
  let after: string | undefined;
  do {
    const page = await view.find({
      where: { trackCode },
      order: { field: 'saidAt' },
      limit: 500,
      ...(after === undefined ? {} : { after }),
    });
    found.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return found;
};

/** The holder of a track's record: on its page, and by the recaps' history of holders. */
const recordHolder: Equality = {
  name: 'record-holder',
  views: ['records', 'race-stat-changes'],
  names: [naming(recordsView, (_, { trackCode }) => trackCode)],
  logged: logNaming<{ trackCode: string }>(['LapTimeSubmitted'], ({ trackCode }) => trackCode),
  says: async ({ readStore }, trackCode) => {
    const [cells, driving] = [readStore.view(recordsView), readStore.view(drivingView)];
    const record = await recordOfTrack({ cells, driving }, trackCode);
    const docs = await cellsOfTrack(cells, trackCode);
    const moments = new Map<string, NonNullable<RaceStatChanges['moments']>>();
    const carIds = [...new Set(docs.map(({ doc }) => doc.carId))];
    for (let at = 0; at < carIds.length; at += 1_000)
      for (const [carId, { doc }] of await driving.getMany(carIds.slice(at, at + 1_000)))
        moments.set(carId, doc.moments ?? []);
    const last = reignsOfTrack(
      docs.map(({ doc }) => ledCell(doc)),
      moments,
    ).reigns.at(-1);
    return {
      'records, now': record?.time.lapTimeId ?? null,
      'records, in turn': last?.until === null ? last.lapTimeId : null,
    };
  },
};

export const equalitiesOfTracks: readonly Equality[] = [recordHolder];
