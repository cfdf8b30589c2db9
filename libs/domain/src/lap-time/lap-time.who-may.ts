import { type ActorId, type Asking, whoMay } from '#kernel';
import { isMember } from '../who-asks.ts';
import type { Cell } from './lap-time.state.ts';

/** A time of a cell, or one that nobody has said yet; of one that was withdrawn nobody knows any more whose it was. */
export type LapTimeItem = {
  readonly status: 'new' | 'current' | 'replaced' | 'withdrawn';
  readonly submittedBy?: ActorId;
};

/** Who may do what to a lap time. Drives the decision, the `allowed` of answers, the documentation and the tests. */
export const lapTimeWhoMay = whoMay(
  [
    { command: 'submit-lap-time', from: 'new', to: 'current', who: 'member' },
    { command: 'withdraw-lap-time', from: ['current', 'replaced'], to: 'withdrawn', who: 'author' },
  ],
  {
    from: {
      new: ({ status }: LapTimeItem) => status === 'new',
      current: {
        is: ({ status }: LapTimeItem) => status === 'current',
        otherwise: ({ status }: LapTimeItem) => (status === 'withdrawn' ? 'lap-time-withdrawn' : 'lap-time-unknown'),
      },
      replaced: ({ status }: LapTimeItem) => status === 'replaced',
      withdrawn: ({ status }: LapTimeItem) => status === 'withdrawn',
    },
    who: {
      member: isMember,
      author: {
        is: ({ actor }: Asking, { submittedBy = actor }) => actor !== undefined && submittedBy === actor,
        otherwise: 'lap-time-not-yours',
      },
    },
  },
);

/** A time of the cell as it is now. */
export const lapTimeIn = ({ times, withdrawn }: Cell, lapTimeId: string): LapTimeItem => {
  const time = times.find((candidate) => candidate.lapTimeId === lapTimeId);
  if (!time) return { status: withdrawn.includes(lapTimeId) ? 'withdrawn' : 'new' };
  return { status: time === times.at(-1) ? 'current' : 'replaced', submittedBy: time.submittedBy };
};
