import { answerHand } from './answer-hand.ts';
import type { AnswerQuestion, HandAnswer } from './answer-hand.ts';
import { besidePage } from './beside-page.ts';
import { solveRound } from './solve-round.ts';
import type { RoundQuestion, RoundSolutions } from './solve-round.ts';

/** The best hands, searched in a worker. */
export const answerBeside = (question: AnswerQuestion): Promise<HandAnswer> =>
  besidePage(
    question,
    () => new Worker(new URL('./answer.worker.ts', import.meta.url), { type: 'module' }),
    answerHand,
  );

/** All solutions of a round, searched in a worker. */
export const solveBeside = (question: RoundQuestion): Promise<RoundSolutions> =>
  besidePage(question, () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }), solveRound);
