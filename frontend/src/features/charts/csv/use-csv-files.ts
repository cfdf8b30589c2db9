import { useRef, useState } from 'react';
import type { CsvFault, CsvRead, CsvTable } from './csv-table.ts';
import type { SavedChart } from './saved-charts.ts';
import { readCsvInWorker } from './read-csv-in-worker.ts';
import type { DecimalMark } from '#racing';

/** A file that was read; the blob is stored to read it with another mark, and to save it. */
export type ReadFile = {
  readonly id: string;
  readonly name: string;
  readonly source: Blob;
  readonly table: CsvTable;
};

export type Reading = { readonly name: string; readonly share: number };
export type Unread = { readonly name: string; readonly fault: CsvFault; readonly line?: number };

/** The file no longer exists, or no part of it can be read. */
const unreadable: CsvRead = { ok: false, fault: 'empty' };

export function useCsvFiles() {
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const [reading, setReading] = useState<Reading>();
  const [unread, setUnread] = useState<Unread>();
  const last = useRef(0);

  const readAll = async (sources: SavedChart['files'], mark: DecimalMark | undefined) => {
    setUnread(undefined);
    const all: ReadFile[] = [];
    for (const { source, name } of sources) {
      const hear = (share: number) => setReading({ name, share });
      const answer = await readCsvInWorker({ file: source, mark }, hear).catch(() => unreadable);
      last.current += 1;
      if (answer.ok) all.push({ id: String(last.current), name, source, table: answer.table });
      else setUnread({ name, fault: answer.fault, ...(answer.line !== undefined && { line: answer.line }) });
    }
    setReading(undefined);
    return all;
  };
  return {
    files,
    reading,
    unread,
    add: async (source: Blob, name: string, mark: DecimalMark | undefined) => {
      const more = await readAll([{ source, name }], mark);
      setFiles((known) => [...known, ...more]);
    },
    /** Replaces all files; the same files keep their ids and are read again. */
    replace: async (sources: SavedChart['files'], mark: DecimalMark | undefined) => {
      const ids = new Map(files.map(({ source, id }) => [source, id]));
      const all = await readAll(sources, mark);
      setFiles(all.map((one) => ({ ...one, id: ids.get(one.source) ?? one.id })));
    },
    remove: (id: string) => setFiles((known) => known.filter((one) => one.id !== id)),
  };
}
