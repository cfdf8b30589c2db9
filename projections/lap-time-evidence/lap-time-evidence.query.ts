import type { View } from '#read-store';
import type { LapTimeEvidenceDoc } from './lap-time-evidence.projection.ts';

type OfTime = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly lapTimeId: string;
};

export const evidenceOf = async (
  view: View<LapTimeEvidenceDoc>,
  times: readonly OfTime[],
): Promise<ReadonlyMap<string, LapTimeEvidenceDoc>> => {
  const keys = times.map(({ carId, tune, trackCode, lapTimeId }) => `${carId}|${tune}|${trackCode}|${lapTimeId}`);
  const found = await view.getMany(keys);
  return new Map([...found.values()].map(({ doc }) => [doc.lapTimeId, doc]));
};

/** Whether the file is evidence of a time; `shown`: of one that is public. */
export const isEvidence = async (view: View<LapTimeEvidenceDoc>, file: string, shown = false): Promise<boolean> => {
  const { items } = await view.find({ where: { file }, limit: 20 });
  return items.some(({ doc }) => doc.shown || !shown);
};
