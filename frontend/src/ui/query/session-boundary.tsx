import type { ReactNode } from 'react';
import { ProblemError } from '../../lib/api/problem-error.ts';
import type { Session, SignedIn } from '../../lib/session/use-session.ts';
import { QueryBoundary } from './query-boundary.tsx';

const signedOut = new ProblemError('signed-out', 401);
const nothing = () => {};

type AskedSessionProps = {
  session: Session;
  /** What the user would see here when logged in. */
  signIn?: string;
  children: (signedIn: SignedIn) => ReactNode;
};

/** Content for logged-in users only; until the session is known, boxes, or why it cannot be known. */
export function SessionBoundary({ session, signIn, children }: AskedSessionProps) {
  const { problem, retry } = session.status === 'unknown' ? session : { problem: undefined, retry: nothing };
  const isOut = session.status === 'signed-out';
  const value = session.status === 'signed-in' ? session : undefined;
  return (
    <QueryBoundary of={{ value, problem: isOut ? signedOut : problem, late: false, retry }} notAllowed={signIn}>
      {children}
    </QueryBoundary>
  );
}
