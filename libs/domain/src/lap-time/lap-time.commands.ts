import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { queued } from '../queue/queue.state.ts';
import { cell, cellStream } from './lap-time.state.ts';
import { SubmitLapTime, submitLapTime } from './submit-lap-time.ts';
import type { OfLapTime } from './vote-on-lap-time.ts';
import { WithdrawLapTime, withdrawLapTime } from './withdraw-lap-time.ts';

type OfCell = Omit<OfLapTime, 'lapTimeId'>;

export const lapTimeCommands = commandsOf({
  decider: queued(cell),
  stream: ({ carId, tune, trackCode }: OfCell) => cellStream(carId, tune, trackCode),
  decisions: [
    decision(SubmitLapTime, submitLapTime, {
      id: (_, { lapTimeId }) => lapTimeId,
      facts: {
        lapTimeId: newId('lap-time'),
        carId: lookedUp,
        gameVersion: lookedUp,
        trust: lookedUp,
        figures: lookedUp,
      },
      stream: ({ carId: named, tune, trackCode }, { carId = named }) => cellStream(carId, tune, trackCode),
      begins: true,
    }),
    decision(WithdrawLapTime, withdrawLapTime, { id: ({ lapTimeId }) => lapTimeId }),
  ],
});
