import { type ActorId, type Event, type JobStep, jobStep, type Meta } from '#kernel';
import { type CarReview, carReview } from '../car-review/car-review.state.ts';
import { reviewStatus } from '../car-review/car-review.permissions.ts';
import type { CarReviewEvent } from '../car-review/car-review.events.ts';
import { ShowCarReviewAgain, showCarReviewAgain } from '../car-review/hide-car-review.ts';
import type { CellEvent } from '../lap-time/lap-time.events.ts';
import { type Cell, cell } from '../lap-time/lap-time.state.ts';
import { lapTimeIn } from '../lap-time/lap-time.permissions.ts';
import { RestoreLapTime, restoreLapTime } from '../lap-time/rule-on-lap-time.ts';
import type { MemberEvent } from '../member/member.events.ts';
import { type Member, member } from '../member/member.state.ts';
import type { AccountLimit } from '../member/member.enums.ts';
import { RestoreAccount, restoreAccount } from '../member/restore-account.ts';
import { partsOf, queueKey } from '../queue/queue-kind.ts';
import { evolveQueue, type Queued } from '../queue/queue.state.ts';
import { submissionOfItem } from '../round/round.queue-kind.ts';
import type { Appeal } from './appeal.state.ts';
import type { AppealedKind } from './appeal.enums.ts';
import { lapTimeOfItem } from '../lap-time/lap-time.queue-kind.ts';
import { streamOfAppealed } from './decisions.ts';
import type { GrantAppeal } from './resolve-appeal.ts';

/** How a decision is reversed, if it still holds; `meta` has the actor who granted the appeal, and their role. */
type Reversal = (itemId: string) => {
  readonly decider: JobStep<object>['decider'];
  readonly decide: (state: never, meta: Meta) => readonly Event[];
};
const reversal = <State, Ev extends Event>(of: {
  readonly decider: JobStep<State, Ev>['decider'];
  readonly decide: (state: State, meta: Meta) => readonly Ev[];
}) => of as unknown as ReturnType<Reversal>;

const limit: Reversal = (itemId) => {
  const [userId, part] = partsOf(itemId);
  const what = part as AccountLimit;
  return reversal<Member, MemberEvent>({
    decider: member,
    decide: (state, meta) =>
      state.limits[what]
        ? restoreAccount(new RestoreAccount({ userId, what, reason: { code: 'mistake' } }, meta), state, {})
        : [],
  });
};

const lapTime: Reversal = (itemId) => {
  const of = lapTimeOfItem(itemId);
  return reversal<Cell, CellEvent>({
    decider: cell,
    decide: (state, meta) =>
      lapTimeIn(state, of.lapTimeId).status === 'hidden' ? restoreLapTime(new RestoreLapTime(of, meta), state) : [],
  });
};

const review: Reversal = (itemId) => {
  const [carId, by] = partsOf(itemId);
  const of = { carId, author: by as ActorId };
  return reversal<CarReview, CarReviewEvent>({
    decider: carReview,
    decide: (state, meta) =>
      ['hidden', 'withheld'].includes(reviewStatus(state))
        ? showCarReviewAgain(new ShowCarReviewAgain({ ...of, reason: 'mistake' }, meta), state)
        : [],
  });
};

const waitingAgain =
  (kind: Exclude<AppealedKind, 'limit' | 'lap-time' | 'car-review'>, reopened: (itemId: string) => Event): Reversal =>
  (itemId) =>
    reversal<Queued, Event>({
      decider: { initial: { queue: {} }, evolve: ({ queue }, event) => ({ queue: evolveQueue(queue, event) }) },
      decide: ({ queue }) => (queue[queueKey({ kind, itemId })]?.status === 'declined' ? [reopened(itemId)] : []),
    });

const ofCar = (itemId: string, name: 'photoId' | 'loopId') => {
  const [carId, id] = partsOf(itemId);
  return { carId, [name]: id };
};

const reversals: Readonly<Record<AppealedKind, Reversal>> = {
  limit,
  'lap-time': lapTime,
  'car-review': review,
  'car-photo': waitingAgain('car-photo', (id) => ({ type: 'CarPhotoReopened', data: ofCar(id, 'photoId') })),
  'car-loop': waitingAgain('car-loop', (id) => ({ type: 'CarLoopReopened', data: ofCar(id, 'loopId') })),
  round: waitingAgain('round', (id) => ({ type: 'RoundSubmissionReopened', data: submissionOfItem(id) })),
  group: waitingAgain('group', (groupId) => ({ type: 'GroupReviewReopened', data: { groupId } })),
};

/** Reverses the appealed decision in the name of the actor who granted the appeal, unless it no longer holds. */
export const afterGranting = ({ data, meta: { actor, role } }: GrantAppeal, state: Appeal): readonly JobStep[] => {
  if (state.status !== 'granted') return [];
  const { kind, itemId } = state.against;
  const { decider, decide } = reversals[kind](itemId);
  return [
    jobStep<object, Event>({
      key: 'reversal',
      stream: streamOfAppealed(state.against),
      actor,
      decider,
      command: 'ReverseDecision',
      data: { ...data, ...state.against },
      decide: (of, { meta }) => decide(of as never, { ...meta, ...(role && { role }) }),
    }),
  ];
};
