import { answerHand, type AnswerQuestion } from './answer-hand.ts';

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
page.addEventListener('message', ({ data }: MessageEvent<AnswerQuestion>) => page.postMessage(answerHand(data)));
