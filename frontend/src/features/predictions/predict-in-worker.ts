import { predictCells } from './predict-cells.ts';
import type { PredictionAnswer, PredictionQuestion } from './predict-cells.ts';

/** Predicted in a worker, so that the page stays responsive; in the page where there is no worker or it fails. */
export async function predictInWorker(question: PredictionQuestion): Promise<PredictionAnswer> {
  if (typeof Worker === 'undefined') return predictCells(question);
  const worker = new Worker(new URL('./predict.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<PredictionAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PredictionAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve(predictCells(question)));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
