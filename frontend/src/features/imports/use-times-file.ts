import { useEffect, useRef, useState } from 'react';
import { type BegunTimes, imports, type TimesReportRow } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { asProblem, type ProblemError } from '../../lib/api/problem-error.ts';
import { revalidateViews } from '../../lib/live-views/mounted-views.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import type { CarChoices } from '../../lib/files/car-choices.ts';
import { type FileFault, type FileLine, linesOfFile, type LinesOfFile, chunksOfFile } from './lines-of-file.ts';

type Step = 'chosen' | 'trying' | 'tried' | 'bringing' | 'stopped' | 'done';

export type TimesFileState = {
  readonly step: Step;
  readonly rows: readonly TimesReportRow[];
  readonly sent: number;
  readonly all: number;
  readonly begun?: BegunTimes;
  readonly problem?: ProblemError | undefined;
  readonly fault?: FileFault;
};

const nothing: TimesFileState = { step: 'chosen', rows: [], sent: 0, all: 0 };

type Part = { header: string; lines: FileLine[] };
type Change = (changes: Partial<TimesFileState>) => void;
type Sending = (read: LinesOfFile, send: (part: Part) => Promise<readonly TimesReportRow[]>) => Promise<boolean>;
type Version = { gameVersion?: string };
type Work = (read: LinesOfFile, bytes: ArrayBuffer) => Promise<Step>;

/** Tests a file of lap times and imports it, part by part, until it is done or stopped. */
export function useTimesFile(file: File | null, gameVersion: string) {
  const [state, setState] = useState(nothing);
  const stopping = useRef(false);
  useEffect(() => () => void (stopping.current = true), []);
  const change: Change = (changes) => setState((now) => ({ ...now, ...changes }));
  const version: Version = gameVersion === '' ? {} : { gameVersion };
  const told = (rows: readonly TimesReportRow[], sent: number) =>
    setState((now) => ({ ...now, rows: [...now.rows, ...rows], sent }));
  const sendParts: Sending = (read, send) => partByPart(read, send, () => stopping.current, told);

  const run = async (of: File, step: Step, choices: CarChoices, work: Work) => {
    stopping.current = false;
    try {
      const { decodeText } = await import('#tables');
      const bytes = await of.arrayBuffer();
      const read = await linesOfFile(decodeText(new Uint8Array(bytes)), choices);
      if (typeof read === 'string') return setState({ ...nothing, fault: read });
      setState({ ...nothing, step, all: read.lines.length });
      return change({ step: await work(read, bytes) });
    } catch (thrown) {
      return change({ step: step === 'trying' ? 'chosen' : 'stopped', problem: asProblem(thrown) });
    }
  };
  return {
    ...state,
    try: (choices: CarChoices) =>
      void (file && run(file, 'trying', choices, (read) => tried(read, version, sendParts))),
    bring: (choices: CarChoices) =>
      void (
        file && run(file, 'bringing', choices, (read, bytes) => brought(read, bytes, { version, sendParts, change }))
      ),
    /** Resets, for another file or another version. */
    forget: () => setState(nothing),
    stop: () => {
      stopping.current = true;
    },
  };
}

const tried = async (read: LinesOfFile, version: Version, sendParts: Sending): Promise<Step> => {
  const send = async (part: Part) => (await queryApi(imports.tryTimes, { body: { ...part, ...version } })).value.rows;
  return (await sendParts(read, send)) ? 'tried' : 'chosen';
};

type Bringing = { version: Version; sendParts: Sending; change: Change };

const brought = async (
  read: LinesOfFile,
  bytes: ArrayBuffer,
  { version, sendParts, change }: Bringing,
): Promise<Step> => {
  const body = { fileHash: await hashOf(bytes), fileBytes: bytes.byteLength, ...version };
  const begun = await sendAuthenticated(imports.beginTimes, { body });
  const { importId } = begun;
  const lines = read.lines.filter(({ number }) => number > begun.lines);
  change({ begun, all: lines.length });
  const send = async (part: Part) =>
    (await sendAuthenticated(imports.bringTimes, { params: { importId }, body: part })).rows;
  if (!(await sendParts({ ...read, lines }, send))) return 'stopped';
  await sendAuthenticated(imports.endTimes, { params: { importId } });
  revalidateViews(['imports', 'import-refusals']);
  return 'done';
};

/** One part after the other, because a line's result depends on those before it. False when it was stopped. */
const partByPart = async (
  { header, lines }: LinesOfFile,
  send: (part: Part) => Promise<readonly TimesReportRow[]>,
  isStopped: () => boolean,
  told: (rows: readonly TimesReportRow[], sent: number) => void,
): Promise<boolean> => {
  const cells = new Set<string>();
  let sent = 0;
  for (const part of chunksOfFile(lines)) {
    if (isStopped()) return false;
    // oxlint-disable-next-line no-await-in-loop
    const rows = await send({ header, lines: [...part] });
    sent += part.length;
    told(
      rows.map((row) => firstOfCell(row, cells)),
      sent,
    );
  }
  return true;
};

/** A test run writes nothing, so that only the client sees that a cell occurred in an earlier part. */
const firstOfCell = (row: TimesReportRow, cells: Set<string>): TimesReportRow => {
  if (row.cell === null || row.outcome === 'refused') return row;
  if (cells.has(row.cell)) return { ...row, outcome: 'refused', fault: 'duplicate' };
  cells.add(row.cell);
  return row;
};

const hashOf = async (bytes: ArrayBuffer): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
