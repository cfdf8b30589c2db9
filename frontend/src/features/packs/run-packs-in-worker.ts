import { type RunQuestion, type RunState, startRun } from '#racing';

/** Takes a few milliseconds, so that progress can be reported in between. */
export const PACKS_A_SLICE = 10_000;
export const PROGRESS_EVERY_MS = 60;

/** A run in a worker; `hear` gets each state until the final one. The returned function stops it. */
export function runPacksInWorker(question: RunQuestion, hear: (state: RunState) => void): () => void {
  if (typeof Worker === 'undefined') return runHere(question, hear);
  const worker = new Worker(new URL('./run.worker.ts', import.meta.url), { type: 'module' });
  let stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<RunState>) => {
    if (data.done) worker.terminate();
    hear(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    stop = runHere(question, hear);
  });
  worker.postMessage(question);
  return () => stop();
}

/** In the page itself, where no worker runs: in slices, so that it can be stopped. */
function runHere(question: RunQuestion, hear: (state: RunState) => void): () => void {
  const { state, go } = startRun(question);
  let waiting: ReturnType<typeof setTimeout>;
  const slice = () => {
    go(PACKS_A_SLICE);
    hear({ ...state, counts: state.counts.slice(), last: state.last.slice() });
    if (!state.done) waiting = setTimeout(slice);
  };
  waiting = setTimeout(slice);
  return () => clearTimeout(waiting);
}
