import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Counters, countersInMemory, type Window } from './counters.ts';

const EVERY_MS = 60_000;
const kept = z.array(z.tuple([z.string(), z.object({ count: z.number().int(), until: z.number() })]));

/** Counters of one process that survive a restart: written at intervals, and at shutdown. */
export type PersistedCounters = { readonly counters: Counters; close(): Promise<void> };

export const countersInFile = async (file: string): Promise<PersistedCounters> => {
  const windows = await readWindows(file);
  let written = JSON.stringify([...windows]);
  let writing = Promise.resolve();
  const write = async () => {
    const text = JSON.stringify([...windows].filter(([, { until }]) => until > Date.now()));
    if (text === written) return;
    await writeFile(`${file}.new`, text, { mode: 0o600 });
    await rename(`${file}.new`, file);
    written = text;
  };
  // On a write error it goes on counting in memory: a full disk refuses no one.
  const keep = () => (writing = writing.then(write).catch(() => undefined));
  const timer = setInterval(() => void keep(), EVERY_MS).unref();
  return {
    counters: countersInMemory(() => Date.now(), windows),
    close: () => {
      clearInterval(timer);
      return keep();
    },
  };
};

/** A missing or unreadable file counts as empty. */
const readWindows = async (file: string): Promise<Map<string, Window>> => {
  try {
    return new Map(kept.parse(JSON.parse(await readFile(file, 'utf8'))));
  } catch {
    return new Map();
  }
};
