import {
  type Appended,
  AppendRefused,
  EventStoreUnavailable,
  type ExpectedRevision,
  WrongExpectedRevision,
} from './event-store.ts';
import type { AppendOutcome } from './log-writer.sqlite.ts';

type Pending = Pick<PromiseWithResolvers<Appended>, 'resolve' | 'reject'> & {
  readonly stream: string;
  readonly expected: ExpectedRevision;
};

/** Appends that were sent and not yet answered, each by the number of its ticket. */
export type PendingAppends = {
  add(stream: string, expected: ExpectedRevision): { readonly ticket: number; readonly answer: Promise<Appended> };
  settle(outcomes: Iterable<readonly [ticket: number, outcome: AppendOutcome]>): void;
  /** Rejects all of them with `EventStoreUnavailable`. */
  fail(reason: string): void;
};

/** `onBusy` is called when the first one is sent, and when none is left. */
export const pendingAppends = (onBusy: (busy: boolean) => void): PendingAppends => {
  const pending = new Map<number, Pending>();
  let tickets = 0;

  const settle: PendingAppends['settle'] = (outcomes) => {
    for (const [ticket, outcome] of outcomes) {
      const append = pending.get(ticket);
      if (append) settleOne(append, outcome);
      pending.delete(ticket);
    }
    if (pending.size === 0) onBusy(false);
  };

  return {
    add: (stream, expected) => {
      if (pending.size === 0) onBusy(true);
      tickets += 1;
      const ticket = tickets;
      const answer = new Promise<Appended>((resolve, reject) =>
        pending.set(ticket, { stream, expected, resolve, reject }),
      );
      return { ticket, answer };
    },
    settle,
    fail: (reason) => settle([...pending.keys()].map((ticket) => [ticket, { status: 'unavailable', reason }])),
  };
};

const settleOne = ({ stream, expected, resolve, reject }: Pending, outcome: AppendOutcome): void => {
  switch (outcome.status) {
    case 'appended':
      return resolve({ revision: outcome.revision, position: outcome.position });
    case 'wrong-revision':
      return reject(new WrongExpectedRevision(stream, expected));
    case 'stream-too-long':
      return reject(new AppendRefused('stream-too-long', { stream }));
    case 'unavailable':
      return reject(new EventStoreUnavailable(outcome.reason));
  }
};
