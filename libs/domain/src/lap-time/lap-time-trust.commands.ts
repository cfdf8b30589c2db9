import { commandsOf, decision, lookedUp } from '#kernel';
import { cell, cellStream } from './lap-time.state.ts';
import {
  AcceptLapTime,
  acceptLapTime,
  HideLapTime,
  hideLapTime,
  RestoreLapTime,
  restoreLapTime,
} from './settle-lap-time.ts';
import {
  type OfLapTime,
  VoteOnLapTime,
  voteOnLapTime,
  WithdrawLapTimeVote,
  withdrawLapTimeVote,
} from './vote-on-lap-time.ts';

const ofTime = { id: ({ lapTimeId }: OfLapTime) => lapTimeId };

/** What others say of a time, on the stream of its cell. */
export const lapTimeTrustCommands = commandsOf({
  decider: cell,
  stream: ({ carId, tune, trackCode }: OfLapTime) => cellStream(carId, tune, trackCode),
  decisions: [
    decision(VoteOnLapTime, voteOnLapTime, { ...ofTime, facts: { voterTrust: lookedUp } }),
    decision(WithdrawLapTimeVote, withdrawLapTimeVote, ofTime),
    decision(AcceptLapTime, acceptLapTime, ofTime),
    decision(HideLapTime, hideLapTime, ofTime),
    decision(RestoreLapTime, restoreLapTime, ofTime),
  ],
});
