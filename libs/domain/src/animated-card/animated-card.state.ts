import type { ActorId, Decider } from '#kernel';
import type { CarLoopEvent } from './animated-card.events.ts';

export type SentAnimatedCard = {
  readonly loopId: string;
  readonly status: 'pending' | 'approved' | 'reported' | 'declined' | 'withdrawn';
  readonly file: string;
  readonly submittedBy: ActorId;
};

export type AnimatedCards = { readonly loops: readonly SentAnimatedCard[] };

export const animatedCardsStream = (carId: string): string => `loops-${carId}`;

const become = {
  CarLoopApproved: 'approved',
  CarLoopReported: 'reported',
  CarLoopDeclined: 'declined',
  CarLoopWithdrawn: 'withdrawn',
  CarLoopReopened: 'pending',
} as const;

export const animatedCards: Decider<AnimatedCards, CarLoopEvent> = {
  initial: { loops: [] },
  evolve: ({ loops }, event) => {
    const { loopId } = event.data;
    if (event.type === 'CarLoopSubmitted') {
      const { file, submittedBy } = event.data;
      return { loops: [...loops, { loopId, status: 'pending', file, submittedBy }] };
    }
    const status = become[event.type];
    return { loops: loops.map((loop) => (loop.loopId === loopId ? { ...loop, status } : loop)) };
  },
};
