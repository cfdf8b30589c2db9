import type { CsvRead } from './csv-table.ts';
import type { DecimalMark } from '#racing';

export type CsvQuestion = { readonly file: Blob; readonly mark: DecimalMark | undefined };
export type CsvMessage =
  { readonly kind: 'share'; readonly share: number } | { readonly kind: 'read'; readonly read: CsvRead };

/** A file read in a worker, so that the page stays responsive; in the page where there is no worker or it fails. */
export async function readCsvInWorker(question: CsvQuestion, hear: (share: number) => void): Promise<CsvRead> {
  const read = typeof Worker === 'undefined' ? undefined : await answerOf(question, hear);
  if (read) return read;
  const { readCsv, textOf } = await import('./read-csv.ts');
  return readCsv(await textOf(question.file), question.mark, hear);
}

function answerOf(question: CsvQuestion, hear: (share: number) => void): Promise<CsvRead | undefined> {
  const worker = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CsvRead | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CsvMessage>) => {
      if (data.kind === 'share') hear(data.share);
      else resolve(data.read);
    });
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
