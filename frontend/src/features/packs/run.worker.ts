import { type RunQuestion, startRun } from '#racing';
import { PACKS_A_SLICE, PROGRESS_EVERY_MS } from './run-packs-in-worker.ts';

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
page.addEventListener('message', ({ data }: MessageEvent<RunQuestion>) => {
  const { state, go } = startRun(data);
  let said = performance.now();
  while (!state.done) {
    go(PACKS_A_SLICE);
    if (!state.done && performance.now() - said > PROGRESS_EVERY_MS) {
      page.postMessage(state);
      said = performance.now();
    }
  }
  page.postMessage(state);
});
