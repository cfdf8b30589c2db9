import { commandsOf, decision, lookedUp } from '#kernel';
import { queued } from '../queue/queue.state.ts';
import {
  GiveLapTimeEvidence,
  giveLapTimeEvidence,
  RemoveLapTimeEvidence,
  removeLapTimeEvidence,
} from './give-evidence.ts';
import { cell, cellStream } from './lap-time.state.ts';
import type { OfLapTime } from './vote-on-lap-time.ts';

const ofTime = { id: ({ lapTimeId }: OfLapTime) => lapTimeId };

export const lapTimeEvidenceCommands = commandsOf({
  decider: queued(cell),
  stream: ({ carId, tune, trackCode }: OfLapTime) => cellStream(carId, tune, trackCode),
  decisions: [
    decision(GiveLapTimeEvidence, giveLapTimeEvidence, { ...ofTime, facts: { upload: lookedUp } }),
    decision(RemoveLapTimeEvidence, removeLapTimeEvidence, ofTime),
  ],
});
