import { answerHand } from './answer-hand.ts';
import type { AnswerQuestion, HandAnswer } from './answer-hand.ts';
import { runInWorker } from './run-in-worker.ts';
import { solveRound } from './solve-round.ts';
import type { RoundQuestion, RoundSolutions } from './solve-round.ts';

/** The best hands, searched in a worker. */
export const answerInWorker = (question: AnswerQuestion): Promise<HandAnswer> =>
  runInWorker(
    question,
    () => new Worker(new URL('./answer.worker.ts', import.meta.url), { type: 'module' }),
    answerHand,
  );

/** All solutions of a round, searched in a worker. */
export const solveInWorker = (question: RoundQuestion): Promise<RoundSolutions> =>
  runInWorker(
    question,
    () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
    solveRound,
  );
