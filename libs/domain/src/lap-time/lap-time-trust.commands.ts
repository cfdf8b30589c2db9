import { commandsOf, decision, lookedUp } from '#kernel';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { lapTimeItemId } from './lap-time.queue-kind.ts';
import { cell, cellStream } from './lap-time.state.ts';
import {
  AcceptLapTime,
  acceptLapTime,
  HideLapTime,
  hideLapTime,
  RestoreLapTime,
  restoreLapTime,
} from './rule-on-lap-time.ts';
import {
  type OfLapTime,
  VoteOnLapTime,
  voteOnLapTime,
  WithdrawLapTimeVote,
  withdrawLapTimeVote,
} from './vote-on-lap-time.ts';

const ofTime = { id: ({ lapTimeId }: OfLapTime) => lapTimeId };

const accept = ending(
  (of: OfLapTime) => ({ kind: 'lap-time', itemId: lapTimeItemId(of), outcome: 'approved' }) as const,
  acceptLapTime,
);
const hide = ending(
  (of: HideLapTime['data']) =>
    ({ kind: 'lap-time', itemId: lapTimeItemId(of), outcome: 'declined', reason: of.reason }) as const,
  hideLapTime,
);

export const lapTimeTrustCommands = commandsOf({
  decider: queued(cell),
  stream: ({ carId, tune, trackCode }: OfLapTime) => cellStream(carId, tune, trackCode),
  decisions: [
    decision(VoteOnLapTime, voteOnLapTime, { ...ofTime, facts: { voterTrust: lookedUp } }),
    decision(WithdrawLapTimeVote, withdrawLapTimeVote, ofTime),
    decision(AcceptLapTime, accept, ofTime),
    decision(HideLapTime, hide, { ...ofTime, words: ({ text }) => ({ body: text }) }),
    decision(RestoreLapTime, restoreLapTime, ofTime),
  ],
});
