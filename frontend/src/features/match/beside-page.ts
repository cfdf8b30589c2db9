/** What a worker answers to one question: the page stays free meanwhile. In the page where no worker runs. */
export async function besidePage<Question, Answer>(
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
