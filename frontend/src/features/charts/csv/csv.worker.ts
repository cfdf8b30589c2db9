import { readCsv, textOf } from './read-csv.ts';
import type { CsvQuestion, CsvMessage } from './read-csv-in-worker.ts';

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
const say = (says: CsvMessage, transfer: Transferable[] = []) => page.postMessage(says, transfer);

page.addEventListener('message', async ({ data }: MessageEvent<CsvQuestion>) => {
  const read = readCsv(await textOf(data.file), data.mark, (share) => say({ kind: 'share', share }));
  const columns = read.ok ? read.table.columns : [];
  const buffers = columns.flatMap(({ figures, texts }) => [figures, texts?.at].flatMap((one) => one?.buffer ?? []));
  say({ kind: 'read', read }, read.ok ? [...buffers, read.table.lines.buffer] : buffers);
});
