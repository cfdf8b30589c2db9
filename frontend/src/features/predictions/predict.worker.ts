import { predictCells, type PredictionQuestion } from './predict-cells.ts';

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
page.addEventListener('message', ({ data }: MessageEvent<PredictionQuestion>) => page.postMessage(predictCells(data)));
