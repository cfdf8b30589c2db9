/** A worker's answer to one question, so that the page stays responsive; in the page where no worker runs. */
export async function runInWorker<Question, Answer>(
  question: Question,
  startWorker: () => Worker,
  inPage: (question: Question) => Answer,
): Promise<Answer> {
  if (typeof Worker === 'undefined') return inPage(question);
  const worker = startWorker();
  try {
    return await new Promise<Answer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', () => resolve(inPage(question)));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
