import { Command, RuleBroken } from '#kernel';
import type { LapTimeEvidenceGiven, LapTimeEvidenceRemoved } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { lapTimeIn, lapTimePermissions } from './lap-time.permissions.ts';
import type { OfLapTime } from './vote-on-lap-time.ts';

/** Add a picture as evidence of one's own time, replacing an earlier one; `file` is an upload of the user. */
export class GiveLapTimeEvidence extends Command<OfLapTime & { readonly file: string }> {}

export class RemoveLapTimeEvidence extends Command<OfLapTime> {}

/** `upload`: undefined where it is not theirs. */
type EvidenceFacts = { readonly upload: { readonly width: number; readonly height: number } | undefined };

export const giveLapTimeEvidence = (
  { data, meta }: GiveLapTimeEvidence,
  state: Cell,
  { upload }: EvidenceFacts,
): readonly LapTimeEvidenceGiven[] => {
  const { lapTimeId, file } = data;
  const time = lapTimeIn(state, lapTimeId);
  lapTimePermissions.check('give-lap-time-evidence', time, meta, { lapTimeId });
  if (!upload) throw new RuleBroken('upload-unknown', { name: file });
  return [
    {
      type: 'LapTimeEvidenceGiven',
      data: { ...data, by: meta.actor, ...(time.status === 'hidden' && { hidden: true }) },
    },
  ];
};

export const removeLapTimeEvidence = (
  { data, meta }: RemoveLapTimeEvidence,
  state: Cell,
): readonly LapTimeEvidenceRemoved[] => {
  const { lapTimeId } = data;
  lapTimePermissions.check('remove-lap-time-evidence', lapTimeIn(state, lapTimeId), meta, { lapTimeId });
  return [{ type: 'LapTimeEvidenceRemoved', data: { ...data, by: meta.actor } }];
};
