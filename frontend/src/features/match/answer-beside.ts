import { answerHand } from './answer-hand.ts';
import type { AnswerQuestion, HandAnswer } from './answer-hand.ts';

/** Searched beside the page, which stays free meanwhile; in the page where there is no worker, or none that runs. */
export async function answerBeside(question: AnswerQuestion): Promise<HandAnswer> {
  if (typeof Worker === 'undefined') return answerHand(question);
  const worker = new Worker(new URL('./answer.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<HandAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<HandAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve(answerHand(question)));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
