import { type RoundQuestion, solveRound } from './solve-round.ts';

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
page.addEventListener('message', ({ data }: MessageEvent<RoundQuestion>) => page.postMessage(solveRound(data)));
