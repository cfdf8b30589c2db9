import { eventHands } from './event-hands.ts';
import type { EventHand, HandsQuestion } from './event-hands.ts';

/** Searched in a worker, so that the page stays responsive; in the page where there is no worker or it fails. */
export async function handsInWorker(question: HandsQuestion): Promise<readonly EventHand[]> {
  if (typeof Worker === 'undefined') return eventHands(question);
  const worker = new Worker(new URL('./event-hands.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<readonly EventHand[]>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<readonly EventHand[]>) => resolve(data));
      worker.addEventListener('error', () => resolve(eventHands(question)));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
