import { appendFileSync } from 'node:fs';

/** One fault: how many acknowledged items it lost, and the time until full recovery. */
type FaultSeen = { readonly fault: string; readonly lost: number; readonly healedMs: number };

/** Kills of each kind: few in `npm test`, a hundred of the three kinds together in `npm run faults`. */
export const killRounds = (few: number): number => Number(process.env['FAULT_ROUNDS'] ?? few);

/** How long a part of an installation is cut off: a minute in `npm run faults`. */
export const cutMs = (): number => Number(process.env['FAULT_CUT_SECONDS'] ?? 2) * 1_000;

/** Whether nothing else runs in parallel, so that the times are meaningful. */
export const isMeasured = (): boolean => process.env['FAULT_TABLE'] !== undefined;

/** Records a fault for the table that `npm run faults` prints; nothing elsewhere. */
export const noteFault = (seen: FaultSeen): void => {
  const file = process.env['FAULT_TABLE'];
  if (file) appendFileSync(file, `${JSON.stringify(seen)}\n`);
};
